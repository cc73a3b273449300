import { each } from "../../screens/parts";
import { LISTING, NDA, ROOM } from "../../sample-deals/greywether";
import { INTEREST } from "../../sample-deals/listings";
import { day, grouped, millions } from "../../sample-deals/words";
import { ink, type Exhibit } from "../plate";

const LINES: readonly (readonly [line: string, round: string, interest: string])[] = [
  ["Offered by", ink(8), ink(6.5)],
  ["Company or fund", ink(6), ink(9)],
  ["Asset class", "Growth, water treatment", `Fund interest, ${INTEREST.vintage} buyout`],
  ["Size", millions(LISTING.size), `${millions(INTEREST.value)} value`],
  ["Minimum ticket", NDA.least, `US$${grouped(INTEREST.least)}`],
  [
    "Price and its date",
    `${millions(LISTING.preMoney)} <span class="whole">pre-money</span>, ${day(LISTING.pricedOn)}`,
    `Bids, on value of <span class="whole">${day(INTEREST.valuedOn)}</span>`,
  ],
  ["Conditions", "Alongside a lead investor", `First refusal, GP consent, ${millions(INTEREST.commitment - INTEREST.called)} uncalled`],
  ["Closes", day(ROOM.closes), `Bids until ${day(INTEREST.bidsClose)}`],
  ["After the NDA", `Model, accounts, ${ink(4)}`, `Statements, ${ink(5)}`],
];

/** Two unnamed listings of different kinds, side by side. */
export const investors: Exhibit = {
  kicker: "Marketplace, two listings compared",
  title: `Read anonymously,<br class="narrow"> line by line`,
  note: `You appear as ${ink(7)}<br>to each owner until you engage`,
  css: `.whole{white-space:nowrap}.two{display:grid;grid-template-columns:190px 1fr 1fr}.two>*{padding:11px 16px 11px 0;border-bottom:1px solid #EDE8DB}.two .h{padding-top:20px;border-color:var(--colour-paper-line)}.two .v{color:var(--colour-text-strong)}@media(max-width:600px){.two{grid-template-columns:1fr 1fr;gap:0 14px;font-size:14px}.two>*{padding:0 0 8px}.two .quiet{grid-column:1/3;padding:5px 0 1px;border:0}.two .h:empty{display:none}.two h2.h{padding:8px 0 6px}}`,
  body: `<div class="two"><span class="h"></span><h2 class="h">${LISTING.reference}</h2><h2 class="h b">${INTEREST.reference}</h2>${each(LINES, ([line, round, interest]) => `<span class="quiet">${line}</span><span class="v">${round}</span><span class="v b">${interest}</span>`)}</div>
<p class="small quiet narrow" style="padding-top:12px">Both owners see you as ${ink(5)}</p>`,
};
