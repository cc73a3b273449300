/** A consultant's client before its first meeting, and a firm's holdings after completion. Sums are millions of US dollars. */
import type { Paper } from "./raises";

/** The client's round compared with the standard format, and who may see which parts. */
export const CLIENT = {
  name: "Project Osier",
  size: 18,
  /** What the money is for; the last amount has no use yet. */
  proceeds: [
    ["Two laundries", 9],
    ["Working capital", 4],
    ["Fleet", 2],
    ["Not yet stated", 3],
  ],
  /** How many headings of the format are ready, and the gaps: what is missing and why, by when. */
  ready: 7,
  gaps: [
    ["Shareholders’ resolution", "Not signed", "2026-06-08"],
    ["Valuation", "Has no date", "2026-06-09"],
    ["Use of proceeds", "US$3.0m without a use", "2026-06-10"],
  ],
  /** Investors that the client has approved: teaser, NDA, folders. */
  access: [
    ["Investor 1", "1 Jun", "3 Jun", "02, 03"],
    ["Investor 2", "1 Jun", "Sent", ""],
    ["Investor 3", "2 Jun", "", ""],
    ["Investor 4", "", "", ""],
    ["Investor 5", "", "", ""],
  ],
} as const;

/** A fund's companies: cost, valuation, its basis, and the documents behind it: board pack, covenant certificate, option register, KPIs. */
export const PORTFOLIO = {
  fund: "Fellgate Growth II",
  valuedOn: "2026-03-31",
  companies: [
    ["Project Ruddock", 22, 41.8, "Peers, 11.4x EBITDA", [2, 2, 2, 2]],
    ["Project Carrick", 18, 27.9, "Peers, 9.8x EBITDA", [2, 2, 2, 2]],
    ["Project Wherry", 15, 24, "Round of 14 January", [2, 2, 2, 2]],
    ["Project Fallow", 12, 15.6, "Offer of 20 March", [2, 2, 2, 2]],
    ["Project Bracken", 14, 13.3, "Discounted cash flow", [2, 1, 2, 2]],
    ["Project Spindle", 9, 4.4, "Peers, 6.2x EBITDA", [2, 0, 2, 1]],
  ],
  /** The listing of half of one company, which it does not name. */
  listed: { reference: "SX-2044", name: "Project Fallow", closes: "2026-07-03" },
} as const satisfies {
  companies: readonly (readonly [string, number, number, string, readonly Paper[]])[];
  [key: string]: unknown;
};
