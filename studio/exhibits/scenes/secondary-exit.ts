import { amountOf, BIDS, INTEREST, TRANSFER } from "../../sample-deals/listings";
import { day, fullDay, grouped, millions, percent, TODAY } from "../../sample-deals/words";
import { each } from "../../screens/parts";
import { plate } from "../plate";

/** The scale of prices, as shares of net asset value: its ends are the first and the last tick. */
const TICKS = [0.8, 0.85, 0.9, 0.95] as const;
const place = (price: number): string => percent((price - TICKS[0]) / (TICKS[3] - TICKS[0]), 2);

/** The transfer's current step: the first that is not complete. */
const NOW = TRANSFER.findIndex(([, , on]) => on > TODAY);

/** Bids for a fund interest as dots on one scale of prices, with the seller's reserve, and what the transfer still needs. */
export const secondaryExit = plate({
  kicker: `${INTEREST.reference}, ${INTEREST.fund}, ${INTEREST.vintage} vintage`,
  title: "Bid ladder",
  note: `Share of net asset value,<br>${millions(INTEREST.value)} on ${fullDay(INTEREST.valuedOn)}`,
  css: `.cols{grid-template-columns:1fr 300px}.rung{display:grid;grid-template-columns:136px 1fr 84px 164px;gap:26px;align-items:center;border-bottom:1px solid #EDE8DB;height:68px}.rung.top,.rung.axis{height:42px;font-size:14px;color:var(--colour-text-quiet)}.rung.top{border-color:var(--colour-paper-line);padding-top:10px}.rung.axis{border:0;height:32px}
.rail{position:relative;height:100%;background:${each(TICKS, (tick) => `linear-gradient(#EDE8DB,#EDE8DB) ${place(tick)} 0/1px 100% no-repeat,`)}linear-gradient(#cfc9b8,#cfc9b8) 0 50%/100% 1px no-repeat}.rail:before{content:'';position:absolute;left:${place(INTEREST.reserve)};top:0;bottom:-1px;border-left:1.5px dashed var(--colour-sea)}.rail i{position:absolute;top:50%;width:14px;height:14px;margin:-7px;border-radius:50%;background:var(--colour-ink-line)}.best .rail i{background:var(--colour-brass);width:18px;height:18px;margin:-9px;border:1.5px solid var(--colour-brass-deep)}.scale{position:relative;height:21px}.scale span{position:absolute;transform:translateX(-50%);white-space:nowrap}.num{text-align:right;font-variant-numeric:tabular-nums}.disc{display:inline-block;width:13px;height:13px;border-radius:50%;border:1.5px solid #cfc9b8;vertical-align:-1px}.past{background:var(--colour-sea);border-color:var(--colour-sea)}.now{border-color:var(--colour-brass-deep);background:linear-gradient(90deg,var(--colour-brass) 50%,transparent 50%)}.stepline{display:grid;grid-template-columns:16px 1fr auto;gap:11px;padding:9px 0;border-bottom:1px solid #EDE8DB;align-items:baseline}
@media(max-width:600px){.rung{grid-template-columns:66px 1fr 76px;gap:16px;height:50px}.rung.top{height:36px;padding-top:6px}.stepline.done,.stepline .small.quiet,.stepline br{display:none}}`,
  body: `<div class="cols"><div><div class="rung top"><span>Bidder</span><span class="scale sea"><span style="left:${place(INTEREST.reserve)}">Reserve ${percent(INTEREST.reserve)}</span></span><span class="num">Price, US$</span><span class="wide">Payment</span></div>${each(
    BIDS,
    (bid, index) =>
      `<div class="rung ${index === 0 ? "best" : ""}"><span><b>${bid.bidder}</b><br><span class="small quiet"><span class="wide">${bid.kind}${bid.part === 1 ? "" : ", half"}</span><span class="narrow">${bid.part === 1 ? "All" : "Half"}</span></span></span><div class="rail"><i style="left:${place(bid.price)}"></i></div><span class="num"><b>${percent(bid.price, 1)}</b><br><span class="small quiet">${grouped(amountOf(bid))}</span></span><span class="small wide">${bid.payment}</span></div>`,
  )}<div class="rung axis"><span></span><div class="scale">${each(TICKS, (tick) => `<span style="left:${place(tick)}">${percent(tick)}</span>`)}</div></div><p class="small quiet wide" style="padding-top:8px">${INTEREST.readers} of ${INTEREST.buyers} buyers have read the listing. The seller gives its name in the NDA at the latest.</p></div>
<div class="block"><h2>The transfer<span class="wide"> so far</span><span class="narrow"> from here</span></h2>${each(TRANSFER, ([title, text, on], index) => `<div class="stepline ${index < NOW ? "done" : ""}"><i class="disc ${index < NOW ? "past" : index === NOW ? "now" : ""}"></i><span><span class="strong">${title}</span><br><span class="small quiet">${text}</span></span><span class="small">${day(on)}</span></div>`)}</div></div>`,
});
