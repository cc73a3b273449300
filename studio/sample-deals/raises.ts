/**
 * Capital being raised: a fund's account and book, a founder's round, a cohort. Sums are millions of US dollars unless a comment states
 * otherwise.
 */
import { NAMES } from "./names";

/** A limited partner's capital account in a fund, and the notice that follows it. In US dollars. */
export const CAPITAL_ACCOUNT = {
  fund: "Marsh Lane Fund II",
  investor: "EN-044",
  commitment: 20_000_000,
  from: "2026-01-01",
  to: "2026-03-31",
  opening: 13_020_000,
  lines: [
    ["Contributions", 1_200_000],
    ["Distributions", -640_000],
    ["Fees and expenses", -118_000],
    ["Realised gain", 212_000],
    ["Change in value", 486_000],
  ],
  called: 12_600_000,
  distributed: 2_310_000,
  notice: {
    number: 8,
    sent: "2026-06-02",
    due: "2026-06-18",
    parts: [
      ["Investments", 1_260_000],
      ["Management fee", 190_000],
      ["Expenses", 50_000],
    ],
  },
} as const;

/** A founder's round: how complete its room is, and who owns the company before and after. */
export const STARTUP = {
  name: NAMES.coldChain,
  price: 2,
  folders: [
    ["01", "Corporate", 9, 9],
    ["02", "Financial", 7, 8],
    ["03", "Commercial", 5, 6],
    ["04", "Legal", 10, 12],
    ["05", "Product and IP", 6, 6],
    ["06", "Tax", 4, 4],
  ],
  missing: [
    ["02.5", "Forecast, downside case", "Finance lead", "2026-06-08"],
    ["03.4", "Churn by customer", "Sales lead", "2026-06-09"],
    ["04.7", "Employment terms, two hires", "Counsel", "2026-06-10"],
    ["04.9", "Lease of the test site", "Company secretary", "2026-06-12"],
  ],
  /** Shares in millions, before the round and bought in it. */
  holders: [
    ["Founders", 6.5, 0],
    ["Angels", 1.5, 0],
    ["Seed fund", 1.2, 0],
    ["Option pool", 0.8, 0],
    ["Lead investor", 0, 2],
    ["Co-investors", 0, 1],
  ],
} as const;

/** Whether an investor's paper has arrived: yes, under way, not yet. */
export type Paper = 2 | 1 | 0;

/** A fundraiser's book before the first close. */
export const CLOSING_BOOK = {
  fund: "Marsh Lane Fund III",
  target: 90,
  close: "2026-06-30",
  /** Amount; subscription agreement, KYC pack, tax form, side letter; stage. */
  rows: [
    ["PF-021", 25, [2, 2, 2, 2], "Countersigned"],
    ["EN-044", 20, [2, 2, 2, 2], "Countersigned"],
    ["FF-016", 15, [2, 2, 2, 1], "Signed"],
    ["FO-131", 12, [2, 1, 2, 2], "Signed"],
    ["PB-008", 8, [1, 1, 2, 0], "Approved"],
    ["FO-097", 6, [1, 0, 0, 0], "Approved"],
    ["FO-118", 10, [0, 0, 0, 0], "Soft circle"],
    ["EN-052", 4, [0, 0, 0, 0], "Soft circle"],
  ],
} as const satisfies { rows: readonly (readonly [string, number, readonly Paper[], string])[]; [key: string]: unknown };

/** A programme's cohort: round and commitments, items of twelve in the room, readers admitted, NDAs signed. */
export const COHORT = {
  number: 7,
  applied: 214,
  interviewed: 36,
  items: 12,
  companies: [
    ["Wound imaging", "Equity", 2, 1.5, 12, 10, 6],
    ["Grid forecasting", "Equity", 1.8, 1.3, 12, 9, 5],
    ["Heat storage", "Equity", 1.6, 1.1, 12, 9, 5],
    ["Freight insurance", "Equity", 1.4, 0.9, 11, 6, 3],
    ["Port scheduling", "Convertible", 1.2, 0.4, 12, 8, 4],
    ["Soil sensing", "SAFE", 0.8, 0.5, 11, 7, 3],
    ["Timber tracing", "SAFE", 0.6, 0.2, 9, 4, 1],
    ["Clinic rostering", "SAFE", 0.6, 0.1, 8, 3, 1],
  ],
} as const;
