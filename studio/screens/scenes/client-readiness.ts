import { CLIENT } from "../../sample-deals/mandates";
import { millions, shortDay, total } from "../../sample-deals/words";
import { each, heading, table, tag } from "../parts";
import { footOf, linesOf, partsOf } from "../phone";
import type { Screen } from "../shell";

const { access, gaps, headings, name, proceeds, size, what } = CLIENT;
const OF = headings.length + gaps.length;
const LOOKS = ["var(--colour-ink-line)", "#5a7086", "#93a2b0", "var(--colour-brass)"];

const teaser = (on: string): string => (/\d/u.test(on) ? on : tag(on, "brass"));
const signature = (state: string): string => (state === "" ? "&ndash;" : state === "Sent" ? tag(state) : tag(`Signed ${state}`, "sea"));

/** A consultant's client before its first meeting: what is missing from the standard format, and who may have what. */
export const clientReadiness: Screen = {
  area: "Pipeline",
  crumbs: ["Pipeline", name, "Readiness"],
  role: ["CN", "Consultant"],
  other: "For a client",
  phone: {
    kicker: `${name} &middot; ${millions(size)}`,
    title: `${headings.length} of ${OF} headings ready`,
    rows: gaps.map(([gap, missing, , by]) => [gap, missing, tag(shortDay(by), "brass")]),
    foot: `${partsOf(proceeds.map(([use, amount], index) => [use, amount, LOOKS[index] ?? ""]))}${footOf(
      "Who may have what",
      "teaser, NDA, folders",
      linesOf(
        "1fr 64px 74px 46px",
        access.map(([investor, , on, nda, folders]) => [investor, /\d/u.test(on) ? on : "&ndash;", nda || "&ndash;", folders || "&ndash;"]),
      ),
    )}`,
  },
  plate: { height: 446, css: `.head{padding-bottom:16px}` },
  css: `.halves{display:grid;grid-template-columns:392px 1fr;gap:16px;height:340px}.halves>.card{display:flex;flex-direction:column}.gap{display:grid;grid-template-columns:12px 1fr auto;gap:0 10px;padding:8px 0;border-bottom:1px solid var(--hair);align-items:baseline}.gap .quiet{grid-column:2}.gap .tag{grid-column:3;grid-row:1}.use{display:flex;gap:2px;height:10px;margin:8px 0 8px}.key{display:grid;grid-template-columns:1fr 1fr;gap:3px 14px}.key i{display:inline-block;width:9px;height:9px;margin-right:7px}.ready{color:var(--colour-sea);padding-top:10px;line-height:1.6}.halves td{white-space:nowrap;line-height:1.35}.halves table{flex:1}`,
  body: `${heading(`${headings.length} of ${OF} headings ready`, `${name} &middot; ${what}, ${millions(size)} &middot; the client’s round against the standard format`, ["Preview", "Hand over to the client"])}
<div class="body"><div class="halves"><div class="card pad"><h2>Missing before the first meeting</h2>${each(gaps, ([gap, missing, who, by]) => `<div class="gap"><i class="dot brass"></i><strong>${gap}</strong>${tag(`by ${shortDay(by)}`, "brass")}<span class="quiet">${missing}. ${who}</span></div>`)}
<div class="between" style="margin-top:12px"><span class="text">Use of proceeds</span><span class="quiet">${millions(total(proceeds, ([, amount]) => amount))}</span></div><div class="use">${each(proceeds, ([, amount], index) => `<i style="flex:${amount};background:${LOOKS[index]}"></i>`)}</div><div class="key">${each(proceeds, ([use, amount], index) => `<span><i style="background:${LOOKS[index]}"></i>${use} ${amount.toFixed(1)}</span>`)}</div>
<p class="ready">Ready: <span class="quiet">${headings.map((title) => title.toLowerCase()).join("; ")}</span></p></div>
<div class="card"><div class="between" style="padding:13px 16px 3px"><h2>Who may have what</h2><span class="quiet">Approved by the client</span></div>${table(
    [{ title: "Investor" }, { title: "Teaser" }, { title: "NDA" }, { title: "Folders" }],
    access.map(([investor, kind, on, nda, folders]) => [
      `<strong>${investor}</strong><br><span class="quiet">${kind}</span>`,
      teaser(on),
      signature(nda),
      folders || "&ndash;",
    ]),
  )}</div></div></div>`,
};
