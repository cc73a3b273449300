import { ink, pairs } from "../../exhibits/plate";
import { BOARD } from "../../sample-deals/listings";
import { ESTATE_OFFER } from "../../sample-deals/offers";
import { day, grouped, millions, percent, total } from "../../sample-deals/words";
import { each, heading, initials } from "../parts";
import { footOf, linesOf } from "../phone";
import type { Screen } from "../shell";

const { area, change, folders, least, let: tenanted, price, reference, rent, signed, term, units } = ESTATE_OFFER;
const [, what = "", , kind = "", region = "", , , closes = ""] = BOARD.find(([listing]) => listing === reference) ?? [];
const DOCUMENTS = total(folders, ([, , documents]) => documents);
const YIELD = `${millions(rent, 2)} a year, ${percent(rent / price, 1)}`;

/** A listing with its NDA: the teaser before it, the folders behind it, and both signatures. */
export const ndaGate: Screen = {
  area: "Marketplace",
  crumbs: ["Marketplace", "Real estate", reference],
  role: ["IV", "Investor"],
  other: "Reads without a name",
  phone: {
    kicker: `${reference} &middot; ${region}`,
    title: what,
    rows: [
      ["Price", YIELD, `<b>${millions(price)}</b>`],
      ["Let", term, `<b>${tenanted} of ${units} units</b>`],
    ],
    foot: `<style>.door{margin:0 -20px;padding:12px 20px 14px;background:var(--colour-ink);color:var(--colour-text-on-ink-quiet);font-size:14px;line-height:1.45}.door h2{font-size:18px;color:var(--colour-text-on-ink);padding-bottom:4px}.door del{color:#d99a93}.door ins{color:var(--colour-text-on-ink);text-decoration-color:var(--colour-brass);text-underline-offset:3px}.door b{color:var(--colour-text-on-ink)}.door div{display:flex;justify-content:space-between;padding-top:8px;margin-top:10px;border-top:1px solid var(--colour-ink-line)}.item:nth-of-type(2){border:0}</style><div class="door"><h2>NDA, version 2</h2>${change}<div><span><b>You</b> signed ${signed.split(",")[0] ?? ""}</span><span>Issuer: named in the NDA</span></div></div>${footOf(
      "Five folders",
      `${DOCUMENTS} documents`,
      linesOf(
        "22px 1fr auto",
        folders.map(([number, name, , width]) => [number, name, ink(width * 0.75)]),
      ),
    )}`,
  },
  plate: { height: 424, css: `.head{padding-bottom:16px}` },
  css: `.gate{display:grid;grid-template-columns:1fr 236px 1fr;height:322px}.gate>div{border:1px solid var(--colour-paper-line);padding:14px 18px;background:var(--colour-paper-card);display:flex;flex-direction:column}.gate .label{margin-bottom:4px;color:var(--colour-brass-text)}.gate .pairs{flex:1;display:flex;flex-direction:column;margin-top:4px}.gate .pairs>div{flex:1;align-items:center}.gate>.between2{background:var(--colour-ink);border-color:var(--colour-ink);color:var(--colour-text-on-ink-quiet)}.between2 h2,.between2 strong{color:var(--colour-text-on-ink)}.between2 .label{color:var(--colour-brass)}.between2 p{margin:8px 0 4px;line-height:1.5}.between2 del{color:#d99a93}.between2 ins{color:var(--colour-text-on-ink);text-decoration-color:var(--colour-brass);text-underline-offset:3px}.signer{display:grid;grid-template-columns:26px 1fr;gap:0 10px;padding:9px 0;border-top:1px solid var(--colour-ink-line);align-items:center;line-height:1.35}.signer .ink{background:var(--colour-text-on-ink)}.folder{flex:1;display:grid;grid-template-columns:24px 1fr auto;gap:2px 8px;align-content:center;border-bottom:1px solid var(--hair)}.folder:last-child{border:0}.folder .ink{grid-column:2;height:11px;margin-top:1px}`,
  body: `${heading(what, `${reference} &middot; ${kind.toLowerCase()}, ${region} &middot; open until ${day(closes)} &middot; owner named in the NDA`, ["Ask a question", "Save"])}
<div class="body"><div class="gate"><div><span class="label">In front</span><h2>The teaser, open to readers</h2>${pairs(
    [
      ["Price", millions(price)],
      ["Net rent", YIELD],
      ["Let", `${tenanted} of ${units} units`],
      ["Term", term],
      ["Area", `${grouped(area)} m²`],
      ["Minimum ticket", least],
    ],
    "pairs",
  )}</div>
<div class="between2"><span class="label">Between</span><h2>One agreement, version 2</h2><p>${change}</p><p class="small">Clause 4. Both counsel agreed it on 2 June.</p><div class="signer" style="margin-top:auto">${initials("IV", "light")}<span><strong>You</strong><br>Signed ${signed}</span></div><div class="signer">${initials("IS", "light")}<span><strong>Issuer, named in clause 1</strong><br>Signs next</span></div></div>
<div><span class="label">Behind</span><h2>${DOCUMENTS} documents, closed</h2>${each(folders, ([number, name, documents, width]) => `<div class="folder"><span class="quiet">${number}</span><span class="text">${name}</span><span class="quiet">${documents}</span>${ink(width * 1.6)}</div>`)}</div></div></div>`,
};
