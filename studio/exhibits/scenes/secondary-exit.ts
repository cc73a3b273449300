import { amountOf, BIDS, INTEREST, TRANSFER } from "../../sample-deals/listings";
import { day, fullDay, grouped, millions, percent, TODAY } from "../../sample-deals/words";
import { each } from "../../screens/parts";
import { disc, type Exhibit } from "../plate";

/** The ends of the scale of prices, as shares of net asset value. */
const [LOW, HIGH] = [0.82, 0.94] as const;
const place = (price: number): string => percent((price - LOW) / (HIGH - LOW), 2);

/** Bids for a fund interest, by price, with the seller's reserve, and what the transfer still needs. */
export const secondaryExit: Exhibit = {
  kicker: `${INTEREST.reference}, ${INTEREST.fund}, ${INTEREST.vintage} vintage`,
  title: "Bid ladder",
  note: `Share of net asset value,<br>${millions(INTEREST.value)} on ${fullDay(INTEREST.valuedOn)}`,
  css: `.cols{grid-template-columns:1fr 322px}.rung{display:grid;grid-template-columns:136px 1fr 54px 88px 172px;gap:16px;align-items:center;padding:12px 0;border-bottom:1px solid #EDE8DB;position:relative}.rung.top{font-size:14px;color:var(--colour-text-quiet);padding:16px 0 8px;border-color:var(--colour-paper-line)}.rail{position:relative;height:26px;background:linear-gradient(#EDE8DB,#EDE8DB) 0 50%/100% 1px no-repeat}.rail i{position:absolute;top:8px;left:0;height:10px;background:var(--colour-ink-line)}.rail.best i{background:var(--colour-brass)}.rail:after{content:'';position:absolute;left:${place(INTEREST.reserve)};top:-12px;bottom:-12px;border-left:1.5px dashed var(--colour-sea)}.num{text-align:right;font-variant-numeric:tabular-nums}.stepline{display:grid;grid-template-columns:16px 1fr auto;gap:11px;padding:9px 0;border-bottom:1px solid #EDE8DB;align-items:baseline}.res{color:var(--colour-sea);position:relative;height:21px}.res b{position:absolute;left:${place(INTEREST.reserve)};transform:translateX(-50%);font-weight:400;color:inherit;white-space:nowrap}
@media(max-width:600px){.rung{grid-template-columns:70px 1fr 48px 74px;gap:9px;padding:8px 0}.rung.top{padding:10px 0 6px}.res b{transform:translateX(-84%)}.stepline.done,.stepline .small.quiet,.stepline br{display:none}}`,
  body: `<div class="cols"><div><div class="rung top"><span>Bidder</span><span class="res"><b>Reserve ${percent(INTEREST.reserve)}</b></span><span class="num">Price</span><span class="num">US$</span><span class="wide">Payment</span></div>${each(
    BIDS,
    (bid, index) =>
      `<div class="rung"><span><b>${bid.bidder}</b><br><span class="small quiet"><span class="wide">${bid.kind}${bid.part === 1 ? "" : ", "}</span>${bid.part === 1 ? "" : "half"}</span></span><div class="rail ${index === 0 ? "best" : ""}"><i style="width:${place(bid.price)}"></i></div><b class="num">${percent(bid.price, 1)}</b><span class="num strong">${grouped(amountOf(bid))}</span><span class="small wide">${bid.payment}</span></div>`,
  )}<p class="small quiet wide" style="padding-top:14px">Bars start at ${percent(LOW)}. ${INTEREST.readers} of ${INTEREST.buyers} buyers have read the listing. The seller gives its name in the NDA at the latest.</p></div>
<div class="block"><h2>The transfer<span class="wide"> so far</span><span class="narrow"> from here</span></h2>${each(TRANSFER, ([title, text, on], index) => `<div class="stepline ${on <= TODAY ? "done" : ""}">${disc(on <= TODAY ? 2 : TRANSFER[index - 1]?.[2] !== undefined && (TRANSFER[index - 1]?.[2] ?? "") <= TODAY ? 1 : 0)}<span><span class="strong">${title}</span><br><span class="small quiet">${text}</span></span><span class="small">${day(on)}</span></div>`)}</div></div>`,
};
