import { LISTING, NDA, ROOM } from "../../sample-deals/greywether";
import { INTEREST } from "../../sample-deals/listings";
import { day, grouped, millions } from "../../sample-deals/words";
import { comparison, comparisonCss, type Line } from "../comparison";
import { ink, type Exhibit } from "../plate";

const LINES: readonly Line[] = [
  ["Offered by", ink(8), ink(6.5)],
  ["Company or fund", ink(6), ink(9)],
  ["Asset class", "Private equity, growth", `Fund interest, ${INTEREST.vintage} buyout`],
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
  css: comparisonCss(6),
  body: `${comparison([LISTING.reference, INTEREST.reference], LINES)}
<p class="small quiet narrow" style="padding-top:12px">Both owners see you as ${ink(5)}</p>`,
};
