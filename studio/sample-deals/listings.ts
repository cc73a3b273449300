/** What the marketplace shows: a round, and a fund interest with indications for it. Sums are millions of US dollars. */
import { NAMES } from "./names";

/** The round for grid storage, as a reader who has not signed its NDA sees it. */
export const ROUND = {
  name: NAMES.gridStorage,
  class: "Startups",
  size: 38,
  committed: 27,
  preMoney: 142,
  least: 250_000,
  ticket: 1_500_000,
  /** What the administrator charges on a ticket for the vehicle, once. */
  vehicleCost: 0.0075,
  sites: 17,
  closes: "2026-06-26",
  proceeds: [
    ["Nine new sites", 0.62],
    ["Grid connections", 0.21],
    ["Software", 0.11],
    ["Reserve", 0.06],
  ],
} as const;

/** A limited partner's interest in a fund; `asked` is a share of net asset value. */
export const INTEREST = {
  reference: "SX-2041",
  fund: "Fund IV",
  vintage: 2017,
  commitment: 10,
  called: 9.4,
  value: 8.2,
  valuedOn: "2026-03-31",
  distributed: 6.34,
  asked: 0.9,
  listed: "2026-05-04",
  indicationsClose: "2026-06-11",
  buyers: 64,
  readers: 14,
} as const;

/** What a buyer would pay, and is not bound to. */
export interface Indication {
  buyer: string;
  kind: string;
  /** As a share of net asset value. */
  price: number;
  /** How much of the interest it is for. */
  part: 1 | 0.5;
  payment: string;
  state: "Highest" | "Read" | "New";
}

export const INDICATIONS: readonly [highest: Indication, second: Indication, ...others: Indication[]] = [
  { buyer: "Buyer 2", kind: "Secondary fund", price: 0.915, part: 1, payment: "Cash at transfer", state: "Highest" },
  { buyer: "Buyer 5", kind: "Family office", price: 0.9, part: 0.5, payment: "Cash at transfer", state: "Read" },
  { buyer: "Buyer 1", kind: "Fund of funds", price: 0.89, part: 1, payment: "60% now, 40% in a year", state: "Read" },
  { buyer: "Buyer 4", kind: "Insurer", price: 0.875, part: 1, payment: "Cash at transfer", state: "Read" },
  { buyer: "Buyer 3", kind: "Pension reserve", price: 0.85, part: 1, payment: "Subject to consent", state: "New" },
];

const [highest, second, ...others] = INDICATIONS;

/** The highest before it was raised, which only the film shows. */
export const RAISED: Indication = { ...highest, price: 0.88, state: "Read" };

/** All of them at that time. */
export const INDICATIONS_BEFORE: readonly [highest: Indication, ...others: Indication[]] = [
  { ...second, state: "Highest" },
  ...[RAISED, ...others].sort((a, b) => b.price - a.price),
];

/** What an indication comes to, in US dollars. */
export const amountOf = ({ price, part }: Indication): number => Math.round(price * part * INTEREST.value * 1_000_000);

/** The steps to the transfer, in order; the last four are planned. */
export const TRANSFER: readonly (readonly [title: string, text: string, on: string])[] = [
  ["Eligibility", "Title documents uploaded", "2026-04-28"],
  ["Listing", `Open to ${INTEREST.buyers} buyers`, INTEREST.listed],
  ["Indications", "Close on 11 June, 17:00", INTEREST.indicationsClose],
  ["First refusal", "Existing partners, 20 days", "2026-07-02"],
  ["Consent", "General partner", "2026-07-15"],
  ["Transfer", "Deed, funds, register", "2026-07-31"],
];
