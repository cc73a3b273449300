import { ESTATE } from "../../sample-deals/sales";
import { day, grouped, millions, total } from "../../sample-deals/words";
import { ink, pairs, type Exhibit } from "../plate";

const AREA = total(ESTATE.areas, ([, metres]) => metres);
const COSTS = total(ESTATE.costs, ([, cost]) => cost);

/** A house by a lake, as shown once the reader has signed: everything except its beneficial owner. */
export const luxuryRealEstate: Exhibit = {
  kicker: `Listing ${ESTATE.reference}, opened after the NDA`,
  title: "Lake house on a terraced shore",
  note: `Beneficial owner ${ink(6)}<br>Named at the viewing`,
  css: `.cols{grid-template-columns:540px 1fr;gap:44px;padding-top:22px}svg{display:block;width:100%}.plan text{font-size:16px}.sheet dl+dl{margin-top:10px}.plan{border:1px solid var(--colour-paper-line);margin-bottom:10px}.sheet dl>div{padding-block:6.6px}.sheet>p{padding-top:12px}@media(max-width:600px){.cols{padding-top:16px}.plan text{font-size:28px}svg[font-size]{font-size:28px}.sheet{padding-top:8px}.sum>div:not(:last-child),.sheet>p{display:none}.sheet dl+dl{margin:0;border-top:1px solid #EDE8DB}dl.sum>div:last-child{border:0}}`,
  body: `<div class="cols"><div><div class="plan"><!--plan--></div><!--elevation--></div><div class="sheet">${pairs([["Beneficial owner", ink(6)]], "narrow")}${pairs(
    [
      ["Guide price", millions(ESTATE.price)],
      ["Basis", `Valuation, ${day(ESTATE.valuedOn)}`],
      ["Tenure", "Freehold, in a company"],
      ["Plot", `${ESTATE.plot.toFixed(1)} ha`],
    ],
  )}${pairs([...ESTATE.areas.map(([name, metres]) => [name, `${grouped(metres)} m²`] as const), ["Floor area", `${grouped(AREA)} m²`]], "sum")}${pairs(
    [...ESTATE.costs.map(([name, cost]) => [name, grouped(cost * 1000)] as const), ["Costs a year, US$", grouped(COSTS * 1000)]],
    "sum",
  )}<p class="small quiet">Title extract, survey and planning consents: in the data room.</p></div></div>`,
};
