/** What the marketplace's readers see beside the round and the interest of `listings`. Sums are millions of US dollars. */
import { STARTUP } from "./raises";

/** A limited partner's interest, as seen by a buyer about to bid. */
export const INFRASTRUCTURE = {
  reference: "SX-2027",
  what: "Infrastructure fund interest",
  vintage: 2019,
  commitment: 12,
  value: 11.4,
  valuedOn: "2026-03-31",
  /** Called and distributed in each year. */
  years: [
    ["2019", 1.6, 0],
    ["2020", 2.2, 0],
    ["2021", 2.4, 0],
    ["2022", 1.9, 0.2],
    ["2023", 1.3, 0.4],
    ["2024", 0.6, 0.6],
    ["2025", 0.2, 0.9],
  ],
  /** The bid that the buyer is preparing, as a share of value. */
  bid: 0.94,
  bidder: "Bidder 6",
  bidsClose: "2026-06-24",
  restrictions: [
    ["First refusal", "Other partners, 15 business days", "2026-07-15"],
    ["Consent", "General partner, in writing", "2026-08-14"],
    ["Transfer", "At a quarter’s end only", "2026-09-30"],
  ],
} as const;

/** A logistics estate: its teaser, the folders that the agreement opens, and how far signing has come. */
export const ESTATE_OFFER = {
  reference: "RE-0309",
  rent: 1.43,
  price: 22,
  units: 11,
  let: 10,
  term: "6.2 years, weighted by rent",
  least: "US$1.0m",
  folders: [
    ["01", "Title and land register", 9, 8],
    ["02", "Leases and tenants", 34, 6.5],
    ["03", "Accounts and service charge", 16, 7],
    ["04", "Building and fire reports", 12, 7.5],
    ["05", "Loan and security", 8, 5.5],
  ],
  change: "<del>Lenders of the Recipient may read everything.</del> <ins>Lenders may read folders 02 and 05.</ins>",
  signed: "3 Jun",
} as const;

/** The sale of a company, as its listing describes it. */
export const BUYOUT_OFFER = { reference: "MP-1171", earnings: 9.4, earnedOn: "2026-03-31" } as const;

/** The founder's round as its listing describes it; size, price and lead match the cap table. */
export const LISTING_DRAFT = {
  reference: "MP-1179",
  name: STARTUP.name,
  /** Monthly costs once the round has closed. */
  month: 0.25,
  proceeds: [
    ["Hiring", 2.6],
    ["Product", 1.5],
    ["Test sites", 1.2],
    ["Reserve", 0.7],
  ],
  documents: [
    ["Open", 3],
    ["After the NDA", 33],
    ["Final diligence", 12],
  ],
} as const;
