import { BUYOUT_OFFER, ESTATE_OFFER } from "../../sample-deals/offers";
import { day, millions, total } from "../../sample-deals/words";
import { comparison, COMPARISON_CSS, type Listing } from "../comparison";
import { ink, type Exhibit } from "../plate";

const BUYOUT: Listing = {
  reference: BUYOUT_OFFER.reference,
  name: "Bakery group",
  issuer: 7,
  kind: "Private equity, buyout",
  size: "On bids",
  dated: day(BUYOUT_OFFER.earnedOn),
  particulars: `EBITDA ${millions(BUYOUT_OFFER.earnings)}`,
  confidential: "IM, accounts, contracts",
};

const ESTATE: Listing = {
  reference: ESTATE_OFFER.reference,
  name: "Logistics estate",
  issuer: 5.5,
  kind: "Real estate, income",
  size: millions(ESTATE_OFFER.price),
  dated: '<span class="missing">Not stated</span>',
  particulars: `Net rent ${millions(ESTATE_OFFER.rent, 2)}`,
  confidential: `${total(ESTATE_OFFER.folders, ([, , documents]) => documents)} documents`,
};

/** A buyout and a building in the same lines, of which one is still empty. */
export const familyOfficeCompared: Exhibit = {
  kicker: "Marketplace, two listings compared",
  title: `A buyout and a building,<br class="narrow"> line by line`,
  note: `You appear as ${ink(7)}<br>One line is still empty`,
  css: COMPARISON_CSS,
  body: comparison(BUYOUT, ESTATE),
};
