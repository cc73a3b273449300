import { BOARD } from "../../sample-deals/listings";
import { ESTATE_OFFER } from "../../sample-deals/offers";
import { RELEASES, VALUATION } from "../../sample-deals/sales";
import { day, millions, total } from "../../sample-deals/words";
import { comparison, comparisonCss, type Line } from "../comparison";
import { ink, type Exhibit } from "../plate";

/** Region, minimum ticket and closing date of a listing on the board. */
const onBoard = (wanted: string): readonly string[] => {
  const [, , , , region = "", , least = "", closes = ""] = BOARD.find(([reference]) => reference === wanted) ?? [];
  return [region, least, day(closes)];
};

const { folders, price, reference, rent, term } = ESTATE_OFFER;
const [saleRegion = "", saleLeast = "", saleCloses = ""] = onBoard(RELEASES.listing);
const [estateRegion = "", estateLeast = "", estateCloses = ""] = onBoard(reference);

const LINES: readonly Line[] = [
  ["Offered by", ink(7), ink(5.5)],
  ["Asset class", "Private equity, buyout", "Real estate, income"],
  ["Price", "On bids", millions(price)],
  ["Earned in a year", `EBITDA ${millions(VALUATION.earnings)}`, `Net rent ${millions(rent, 2)}`],
  ["Figures dated", day(VALUATION.on), '<span class="missing">Not stated</span>'],
  ["Minimum ticket", saleLeast, estateLeast],
  ["Closes", saleCloses, estateCloses],
  ["Region", saleRegion, estateRegion],
  ["Secured by", "Seven-year supply contracts", `Leases, ${term}`],
  ["After the NDA", "IM, accounts, contracts", `${total(folders, ([, , documents]) => documents)} documents`],
];

/** A buyout and a building in the same lines, of which one is still empty. */
export const familyOfficeCompared: Exhibit = {
  kicker: "Marketplace, two listings compared",
  title: `A buyout and a building,<br class="narrow"> line by line`,
  note: `You appear as ${ink(7)}<br>One line is still empty`,
  css: comparisonCss(7),
  body: comparison(["Packaging group", "Logistics estate"], LINES),
};
