import { RELEASES } from "../../sample-deals/sales";
import { shortDay } from "../../sample-deals/words";
import { each } from "../../screens/parts";
import { ink, type Exhibit } from "../plate";

const { buyers, held, steps } = RELEASES;
const reached = (step: number): number => buyers.filter(([, , dates]) => dates[step] !== "").length;
/** The last step for which phones have room: each step takes a column of dates. */
const LAST_ON_PHONES = 2;
/** On phones a buyer is only a number, because the column's heading is “Buyer”. */
const label = (name: string): string => name.replace("Buyer ", '<span class="wide">Buyer </span>');
const OFFERS = buyers.map(([, , , offer]) => offer).filter((offer) => offer > 0);

/** What each buyer has received, and when. */
export const advisoryMa: Exhibit = {
  kicker: `${RELEASES.mandate}, sale mandate, first round`,
  title: "What each buyer has been shown",
  note: `${reached(0)} buyers approached, ${reached(1)} NDAs,<br>${OFFERS.length} indicative offers`,
  css: `.m{display:grid;grid-template-columns:96px 170px repeat(5,1fr) 108px;align-items:center;border-bottom:1px solid #EDE8DB;min-height:47px}.m.top{font-size:14px;color:var(--colour-text-quiet);min-height:44px;border-color:var(--colour-paper-line);align-items:end;padding-bottom:8px}.m>:last-child{text-align:right;font-variant-numeric:tabular-nums}.c{display:flex;align-items:center;gap:9px;font-variant-numeric:tabular-nums}.c:before{content:'';width:9px;height:9px;border-radius:50%;background:var(--colour-sea);flex:none}.c.no:before{background:none;border:1.5px solid #cfc9b8}.sum{border-top:1px solid var(--colour-text-strong);color:var(--colour-text-strong);font-weight:560;border-bottom:0}.held{grid-column:3/8}.held .ink{width:100%!important;display:block;height:18px}
@media(max-width:600px){.m{grid-template-columns:56px repeat(3,66px) 1fr;min-height:34px;font-size:14px}.m .hide{display:none}.held{grid-column:2/5;margin-right:10px}.held+span{grid-column:5}.c:before{display:none}.c{white-space:nowrap}}`,
  body: `<div class="m top"><span>Buyer</span><span class="wide">Kind</span>${each(steps, (step, index) => `<span class="${index > LAST_ON_PHONES ? "hide" : ""}">${step}</span>`)}<span>Offer<span class="wide">, US$m</span></span></div>
${each(buyers, ([name, kind, dates, offer]) => `<div class="m"><b>${label(name)}</b><span class="wide">${kind}</span>${each(dates, (date, index) => `<span class="c ${date ? "" : "no"} ${index > LAST_ON_PHONES ? "hide" : ""}">${date ? shortDay(date) : ""}</span>`)}<span class="strong">${offer ? offer.toFixed(1) : ""}</span></div>`)}
${each(held, ([name, kind]) => `<div class="m"><b>${label(name)}</b><span class="wide">${kind}</span><span class="held">${ink(20)}</span><span class="small quiet" style="white-space:nowrap">Round 2</span></div>`)}
<div class="m sum"><span><span class="wide">Total</span><span class="narrow">All</span></span><span class="wide"></span>${each(steps, (_, index) => `<span class="${index > LAST_ON_PHONES ? "hide" : ""}">${reached(index)}</span>`)}<span>${OFFERS.length}</span></div>
<div class="foot wide"><span>The client approved each name. Two competitors are held until the second round.</span><span>Offers from US$${Math.min(...OFFERS).toFixed(1)}m to ${Math.max(...OFFERS).toFixed(1)}m, enterprise value.</span></div>`,
};
