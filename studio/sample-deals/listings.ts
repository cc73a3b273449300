/** What the marketplace shows: a round, a fund interest, and how many of each kind. Sums are millions of US dollars. */
import { LISTING } from "./greywether";
import { NAMES } from "./names";
import { grouped, millions } from "./words";

/** The round for grid storage, as a reader who has not signed its NDA sees it. */
export const ROUND = {
  name: NAMES.gridStorage,
  size: 38,
  committed: 27,
  lead: 20,
  preMoney: 142,
  least: 250_000,
  step: 50_000,
  ticket: 1_500_000,
  /** What the vehicle charges on a ticket, once. */
  vehicleCost: 0.0075,
  sites: 17,
  newSites: 9,
  closes: "2026-06-26",
  proceeds: [
    ["Nine new sites", 0.62],
    ["Grid connections", 0.21],
    ["Software", 0.11],
    ["Reserve", 0.06],
  ],
} as const;

/** A limited partner's interest in a fund, and the bids for it. */
export const INTEREST = {
  reference: "SX-2041",
  fund: "Fund IV",
  vintage: 2017,
  commitment: 10,
  called: 9.4,
  value: 8.2,
  valuedOn: "2026-03-31",
  distributed: 6.34,
  reserve: 0.9,
  least: 500_000,
  irr: "14.2%",
  listed: "2026-05-04",
  bidsClose: "2026-06-11",
  buyers: 64,
  readers: 14,
} as const;

export interface Bid {
  bidder: string;
  kind: string;
  /** As a share of net asset value. */
  price: number;
  /** How much of the interest the bid is for. */
  part: 1 | 0.5;
  payment: string;
  state: "Best" | "Live" | "Lapses today";
}

export const BIDS: readonly [best: Bid, second: Bid, ...others: Bid[]] = [
  { bidder: "Bidder 2", kind: "Secondary fund", price: 0.915, part: 1, payment: "Cash at transfer", state: "Best" },
  { bidder: "Bidder 5", kind: "Family office", price: 0.9, part: 0.5, payment: "Cash at transfer", state: "Live" },
  { bidder: "Bidder 1", kind: "Fund of funds", price: 0.89, part: 1, payment: "60% now, 40% in a year", state: "Live" },
  { bidder: "Bidder 4", kind: "Insurer", price: 0.875, part: 1, payment: "Cash at transfer", state: "Live" },
  { bidder: "Bidder 3", kind: "Pension reserve", price: 0.85, part: 1, payment: "Subject to consent", state: "Lapses today" },
];

const [best, second, ...others] = BIDS;

/** The best bid before it was raised, which only the film shows. */
export const RAISED: Bid = { ...best, price: 0.88, state: "Live" };

/** All bids at that time. */
export const BIDS_BEFORE: readonly [best: Bid, ...others: Bid[]] = [
  { ...second, state: "Best" },
  ...[RAISED, ...others].sort((a, b) => b.price - a.price),
];

/** What a bid comes to, in US dollars. */
export const amountOf = ({ price, part }: Bid): number => Math.round(price * part * INTEREST.value * 1_000_000);

/** The steps to the transfer, in order; the last four are planned. */
export const TRANSFER: readonly (readonly [title: string, text: string, on: string])[] = [
  ["Eligibility", "Title documents uploaded", "2026-04-28"],
  ["Listing", `Open to ${INTEREST.buyers} buyers`, INTEREST.listed],
  ["Bids", "Close on 11 June, 17:00", INTEREST.bidsClose],
  ["First refusal", "Existing partners, 20 days", "2026-07-01"],
  ["Consent", "General partner", "2026-07-15"],
  ["Transfer", "Deed, funds, register", "2026-07-31"],
];

/** The median price of peers at the end of each month of the last year, as a share of net asset value in per cent. */
export const PEERS = [80.6, 81, 80.4, 81.6, 83, 82.6, 84.2, 85.1, 86.6, 86, 87.4, 88.1, 88.6] as const;

/** A block of shares whose company and holder are not named. Prices in US dollars a share. */
export const BLOCK = {
  reference: "SX-2043",
  what: "Early employee’s shares",
  region: "North Asia",
  shares: 40_000,
  asked: 30,
  least: 100_000,
  closes: "2026-06-19",
} as const;

/**
 * The bars of ink on `BLOCK`: what they cover, their width, and who may lift them.
 */
export const BARS = [
  { over: "Holder", width: 4.5, lifter: "The seller alone" },
  { over: "Company", width: 6, lifter: "The seller, if the company agrees" },
  { over: "Accounts, cap table", width: 5, lifter: "The seller, after the NDA" },
  { over: "Buyer", width: 4, lifter: "The buyer, when it engages" },
] as const;

/** The asset classes of the marketplace. */
export const CLASSES = ["Startups", "Private equity", "Real estate", "Secondary"] as const;

/** Listings of all classes: reference, what is offered, width of the bar over its issuer, class, region, size, minimum ticket, closing. */
export const BOARD: readonly (readonly [
  reference: string,
  what: string,
  issuer: number,
  kind: string,
  region: string,
  size: string,
  least: string,
  closes: string,
])[] = [
  [LISTING.reference, "Water treatment, growth", 6, "Private equity", "Northern Europe", millions(LISTING.size), "US$1.0m", "2026-06-30"],
  ["MP-1184", "Grid storage, Series B", 5, "Private equity", "Western Europe", "US$38.0m", "US$250,000", ROUND.closes],
  [INTEREST.reference, "Buyout fund interest, 2017", 7, "Secondary", "Western Europe", "US$8.2m value", "US$500,000", INTEREST.bidsClose],
  ["MP-1179", "Cold chain, Series A", 4.5, "Startups", "Gulf", "US$6.0m", "US$100,000", "2026-07-10"],
  ["RE-0316", "House on an Alpine lake", 6.5, "Real estate", "Central Europe", "US$38.5m", "Whole", "2026-09-30"],
  ["MP-1171", "Bakery group, sale", 5.5, "Private equity", "Southern Europe", "On bids", "Whole", "2026-07-17"],
  ["RE-0309", "Logistics estate, income", 6, "Real estate", "Northern Europe", "US$22.0m", "US$1.0m", "2026-08-14"],
  [
    BLOCK.reference,
    BLOCK.what,
    4,
    "Secondary",
    BLOCK.region,
    millions((BLOCK.shares * BLOCK.asked) / 1e6),
    `US$${grouped(BLOCK.least)}`,
    BLOCK.closes,
  ],
];
