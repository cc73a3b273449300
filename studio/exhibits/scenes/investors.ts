import { LISTING } from "../../sample-deals/greywether";
import { INTEREST } from "../../sample-deals/listings";
import { day, millions } from "../../sample-deals/words";
import { comparison, COMPARISON_CSS, type Listing } from "../comparison";
import { ink, type Exhibit } from "../plate";

const ROUND: Listing = {
  reference: LISTING.reference,
  name: "Water treatment",
  issuer: 8,
  kind: "Private equity, growth",
  size: millions(LISTING.size),
  dated: day(LISTING.pricedOn),
  particulars: `${millions(LISTING.preMoney)} pre-money`,
  confidential: `Model, accounts, ${ink(4)}`,
};

const SHARE: Listing = {
  reference: INTEREST.reference,
  name: "Fund interest",
  issuer: 6.5,
  kind: "Secondary, buyout",
  size: `${millions(INTEREST.value)} value`,
  dated: day(INTEREST.valuedOn),
  particulars: "First refusal, consent",
  confidential: `Statements, ${ink(5)}`,
};

/** Two unnamed listings of different kinds, side by side. */
export const investors: Exhibit = {
  kicker: "Marketplace, two listings compared",
  title: `Read anonymously,<br class="narrow"> line by line`,
  note: `You appear as ${ink(7)}<br>to each issuer until you engage`,
  css: COMPARISON_CSS,
  body: `${comparison(ROUND, SHARE)}
<p class="small quiet narrow" style="padding-top:12px">Both issuers see you as ${ink(5)}</p>`,
};
