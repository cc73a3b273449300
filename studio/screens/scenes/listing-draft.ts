import { LISTING_DRAFT } from "../../sample-deals/offers";
import { STARTUP } from "../../sample-deals/raises";
import { millions, total } from "../../sample-deals/words";
import { footOf, linesOf, partsOf, type PhonePanel } from "../phone";

const { documents, month, name, proceeds, reference } = LISTING_DRAFT;
const { holders, price } = STARTUP;
const SIZE = total(holders, ([, , bought]) => bought) * price;
const BEFORE = total(holders, ([, held]) => held) * price;
const LEAD = (holders.find(([holder]) => holder === "Lead investor")?.[2] ?? 0) * price;
const LOOKS = ["var(--colour-ink-line)", "#5a7086", "var(--colour-brass)", "#ddd2b4"];

/** A founder's listing as readers find it: terms, use and duration of the money, and documents in three degrees of access. */
export const listingDraft: PhonePanel = {
  kicker: `${reference} &middot; your listing`,
  title: name,
  rows: [
    ["Round", `${millions(LEAD)} committed`, millions(SIZE)],
    ["Pre-money", `US$${price.toFixed(2)} a share`, millions(BEFORE)],
    ["Runway", `at ${millions(month, 2)} a month`, `${Math.round(SIZE / month)} months`],
  ],
  foot: `${partsOf(proceeds.map(([use, amount], index) => [use, amount, LOOKS[index] ?? ""]))}${footOf(
    "Who reads what",
    "",
    linesOf(
      "1fr auto",
      documents.map(([distance, count]) => [distance, `${count} documents`]),
    ),
  )}`,
};
