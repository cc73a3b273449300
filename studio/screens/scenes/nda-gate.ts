import { ink } from "../../exhibits/plate";
import { BOARD } from "../../sample-deals/listings";
import { ESTATE_OFFER } from "../../sample-deals/offers";
import { millions, percent, total } from "../../sample-deals/words";
import { footOf, linesOf, type PhonePanel } from "../phone";

const { change, folders, let: tenanted, price, reference, rent, signed, term, units } = ESTATE_OFFER;
const [, what = "", , , region = ""] = BOARD.find(([listing]) => listing === reference) ?? [];
const DOCUMENTS = total(folders, ([, , documents]) => documents);

/** A listing with its NDA: the teaser before it, and the folders behind it. */
export const ndaGate: PhonePanel = {
  kicker: `${reference} &middot; ${region}`,
  title: what,
  rows: [
    ["Price", `${millions(rent, 2)} a year, ${percent(rent / price, 1)}`, `<b>${millions(price)}</b>`],
    ["Let", term, `<b>${tenanted} of ${units} units</b>`],
  ],
  foot: `<style>.door{margin:0 -20px;padding:12px 20px 14px;background:var(--colour-ink);color:var(--colour-text-on-ink-quiet);font-size:14px;line-height:1.45}.door h2{font-size:18px;color:var(--colour-text-on-ink);padding-bottom:4px}.door del{color:#d99a93}.door ins{color:var(--colour-text-on-ink);text-decoration-color:var(--colour-brass);text-underline-offset:3px}.door b{color:var(--colour-text-on-ink)}.door div{display:flex;justify-content:space-between;padding-top:8px;margin-top:10px;border-top:1px solid var(--colour-ink-line)}.item:nth-of-type(2){border:0}</style><div class="door"><h2>NDA, version 2</h2>${change}<div><span><b>You</b> signed ${signed}</span><span>Issuer: named in the NDA</span></div></div>${footOf(
    "Five folders",
    `${DOCUMENTS} documents`,
    linesOf(
      "22px 1fr auto",
      folders.map(([number, name, , width]) => [number, name, ink(width * 0.75)]),
    ),
  )}`,
};
