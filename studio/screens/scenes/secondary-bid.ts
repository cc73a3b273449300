import { ink, pairs } from "../../exhibits/plate";
import { INFRASTRUCTURE } from "../../sample-deals/offers";
import { day, grouped, millions, multiple, percent, shortDay, total } from "../../sample-deals/words";
import { barChart } from "../charts";
import { bar, each, heading } from "../parts";
import { footOf } from "../phone";
import type { Screen } from "../shell";

const { bid, bidder, bidsClose, commitment, reference, restrictions, value, valuedOn, vintage, what, years } = INFRASTRUCTURE;
const CALLED = total(years, ([, called]) => called);
const DISTRIBUTED = total(years, ([, , distributed]) => distributed);
const PRICE = value * bid;
const UNCALLED = commitment - CALLED;
const dollars = (amount: number): string => `US$${grouped(amount * 1e6)}`;

const chart = (width: number, height: number): string =>
  barChart({
    width,
    height,
    top: 2.6,
    groups: years.map(([label, called, distributed]) => ({
      label,
      bars: [
        [called, "var(--colour-ink-line)"],
        [distributed, "var(--colour-brass)"],
      ] as const,
    })),
  });

/** A fund interest as seen by a buyer about to bid: what was drawn and paid back, what restricts it, what the bid comes to. */
export const secondaryBid: Screen = {
  area: "Secondaries",
  crumbs: ["Secondaries", reference, "Your bid"],
  role: ["BY", "Buyer"],
  other: "Reads without a name",
  phone: {
    kicker: `${reference} &middot; seller not shown`,
    title: `${what.split(" ")[0]} fund, ${vintage}`,
    rows: [
      ["Your bid", `of ${millions(value)} value`, percent(bid, 1)],
      ["Cash at transfer", `for all of the interest`, dollars(PRICE)],
      ["Still to be called", `of ${millions(commitment)}`, dollars(UNCALLED)],
      ...restrictions.map(([name, text, on]) => [name, text, shortDay(on)] as const),
    ],
    foot: footOf(
      "Called, distributed",
      "US$m a year",
      `<style>svg{font-size:13px;margin-top:10px;display:block}</style>${chart(308, 112)}`,
    ),
  },
  plate: { height: 452, css: `.head{padding-bottom:16px}` },
  css: `.two{display:grid;grid-template-columns:1fr 318px;gap:16px;height:355px}.two>div{display:flex;flex-direction:column}.legend{display:flex;gap:16px}.legend i{display:inline-block;width:9px;height:9px;margin-right:6px}.marks{display:grid;grid-template-columns:repeat(3,1fr);gap:16px;margin-top:14px}.marks div{border-top:2px solid var(--colour-brass);padding-top:7px}.marks b{display:block;font:500 14px var(--font-serif);color:var(--colour-text-strong)}.bid{background:var(--colour-ink);border-color:var(--colour-ink);color:var(--colour-text-on-ink-quiet);padding:18px 20px}.bid .pairs{flex:1;margin:12px 0 14px;display:flex;flex-direction:column}.bid .pairs>div{border-color:var(--colour-ink-line);flex:1;align-items:center}.bid dt{color:var(--colour-text-on-ink-quiet)}.bid dd{color:var(--colour-text-on-ink)}.bid .ink{background:var(--colour-text-on-ink)}`,
  body: `${heading(`${what}, ${vintage}`, `${reference} &middot; ${millions(commitment)} commitment, ${percent(CALLED / commitment)} called &middot; bids close on ${day(bidsClose)} &middot; seller not shown`, ["Ask", "Compare"])}
<div class="body"><div class="two"><div><div class="card pad"><div class="between"><h2>Drawn and paid back</h2><div class="legend quiet"><span><i style="background:var(--colour-ink-line)"></i>Called ${CALLED.toFixed(1)}</span><span><i style="background:var(--colour-brass)"></i>Distributed ${DISTRIBUTED.toFixed(1)}</span><span>US$m</span></div></div>
<div style="margin-top:10px">${chart(576, 176)}</div></div>
<div class="marks">${each(restrictions, ([name, text, on]) => `<div><b>${name}</b><span class="quiet">${text}<br>by ${day(on)}</span></div>`)}</div></div>
<div class="card bid"><span>Your bid, of value at ${day(valuedOn)}</span><p class="serif" style="font-size:44px;line-height:1.15;color:var(--colour-text-on-ink);margin:2px 0 10px">${percent(bid, 1)}</p><div style="--track:var(--colour-ink-line)">${bar(bid, "brass")}</div>${pairs(
    [
      ["Cash at transfer", dollars(PRICE)],
      ["Still to be called", dollars(UNCALLED)],
      ["Total value so far", multiple(value + DISTRIBUTED, CALLED)],
      ["The seller sees you as", `${bidder}, ${ink(4)}`],
    ],
    "pairs",
  )}<span class="button brass" style="text-align:center">Send the bid</span></div></div></div>`,
};
