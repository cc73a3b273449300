/** A consultant's client before its first meeting, and a firm's holdings after completion. Sums are millions of US dollars. */
import type { Paper } from "./raises";

/** The client's round compared with the standard format, and who may see which parts. */
export const CLIENT = {
  name: "Project Osier",
  what: "Hospital laundries, growth equity",
  size: 18,
  /** What the money is for; the last amount has no use yet. */
  proceeds: [
    ["Two laundries", 9],
    ["Working capital", 4],
    ["Fleet", 2],
    ["Not yet stated", 3],
  ],
  /** The headings of the format, and the gaps: what is missing and why, who supplies it, by when. */
  headings: [
    "Issuer and ownership",
    "Instrument and terms",
    "Accounts, three years",
    "Forecast and model",
    "Risks",
    "Team by role",
    "Timetable",
  ],
  gaps: [
    ["Shareholders’ resolution", "Not signed", "Company secretary", "2026-06-08"],
    ["Valuation", "Has no date", "Our team", "2026-06-09"],
    ["Use of proceeds", "US$3.0m without a use", "Finance director", "2026-06-10"],
  ],
  /** Investors that the client has approved: teaser, NDA, folders. */
  access: [
    ["Investor 1", "Growth fund", "1 Jun", "3 Jun", "02, 03"],
    ["Investor 2", "Family office", "1 Jun", "Sent", ""],
    ["Investor 3", "Health care trade", "2 Jun", "", ""],
    ["Investor 4", "Private credit", "After the gaps", "", ""],
    ["Investor 5", "Pension reserve", "After the gaps", "", ""],
  ],
} as const;

/** A fund's companies: cost, mark, its basis, and the papers behind it: board pack, certificate, options, KPIs. */
export const PORTFOLIO = {
  fund: "Fellgate Growth II",
  markedOn: "2026-03-31",
  partners: 22,
  companies: [
    ["Project Ruddock", "Industrial sensors", 22, 41.8, "Peers, 11.4x EBITDA", [2, 2, 2, 2]],
    ["Project Carrick", "Dental laboratories", 18, 27.9, "Peers, 9.8x EBITDA", [2, 2, 2, 2]],
    ["Project Wherry", "Port software", 15, 24, "Round of 14 January", [2, 2, 2, 2]],
    ["Project Fallow", "Seed treatment", 12, 15.6, "Offer of 20 March", [2, 2, 2, 2]],
    ["Project Bracken", "Timber frames", 14, 13.3, "Discounted cash flow", [2, 1, 2, 2]],
    ["Project Spindle", "Technical textiles", 9, 4.4, "Peers, 6.2x EBITDA", [2, 0, 2, 1]],
  ],
  /** The listing of half of one company, which it does not name. */
  listed: { reference: "SX-2044", name: "Project Fallow", closes: "2026-07-03", readers: 11 },
} as const satisfies {
  companies: readonly (readonly [string, string, number, number, string, readonly Paper[]])[];
  [key: string]: unknown;
};
