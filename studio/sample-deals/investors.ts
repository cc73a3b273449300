/** Who invests: a manager's relationships, and the account of one of them. Sums are millions of US dollars. */
import type { Tone } from "../screens/parts";
import { COUNTS, NAMES } from "./names";

/** The manager's own reference for each investor, none of whom has a name. Another manager numbers the same investor differently. */
export const INVESTORS = {
  "S-014": "Northern single family office",
  "S-007": "Gulf pension reserve",
  "S-022": "Alpine endowment",
  "S-031": "Lakeside foundation",
  "S-009": "Multi-family office, Geneva",
} as const;

export type InvestorReference = keyof typeof INVESTORS;

/** The number of relationships in each state; every relationship is in one. */
export const RELATIONSHIPS = { Active: 142, Warm: 111, Dormant: 61, Blocked: COUNTS.relationships - 142 - 111 - 61 } as const;

interface Holding {
  name: string;
  kind: string;
  paid: number;
  value: number;
}

/** The family office S-014's holdings: closed deals, so none is in the pipeline. */
export const HOLDINGS: readonly Holding[] = [
  { name: "Project Marlstone", kind: "Buyout, 2021", paid: 9, value: 14.9 },
  { name: "Birch Passage SPV", kind: "Co-investment, 2022", paid: 6.5, value: 8.8 },
  { name: "Juniper Wharf", kind: "Real estate, 2022", paid: 12, value: 13.6 },
  { name: "Series B, assay tools", kind: "Growth, 2023", paid: 4, value: 5.9 },
  { name: "Scarholme Fund I", kind: "Fund, 2019", paid: 10, value: 17.1 },
  { name: "Project Ostler", kind: "Private credit, 2023", paid: 5, value: 5.3 },
];

/** S-014's account with the manager, to the end of the first quarter. */
export const ACCOUNT = {
  reference: "S-014",
  committed: 61.5,
  distributed: 18.9,
  irr: "17.6%",
  since: 2019,
  valuedOn: "2026-03-31",
  approvedOn: "2026-05-22",
  /** Net asset value and capital paid in at the end of each quarter, from the second of 2022 to the first of 2026. */
  value: [20.4, 22.1, 23.8, 25, 27.6, 30.9, 32.2, 36.4, 39.8, 42.6, 47.1, 51.2, 54.9, 58.3, 62.4, 65.6],
  paid: [19.8, 21.5, 23, 24.5, 26, 28.2, 30, 32, 33.6, 35, 36.6, 39.4, 42, 43.4, 45.6, 46.5],
  /** Calls and distributions in the last four quarters, and those expected in the next. */
  flows: [
    ["Q2", 2.6, 0.6],
    ["Q3", 1.4, 1.9],
    ["Q4", 2.2, 1.2],
    ["Q1", 0.9, 0.9],
    ["Q2e", 1.2, 2.1],
  ],
  nextCall: "2026-06-25",
} as const;

/** S-014's mandate; growth was raised from 18 to 24 per cent at the last review. */
export const MANDATE: readonly (readonly [name: string, share: number])[] = [
  ["Buyout", 0.38],
  ["Growth", 0.24],
  ["Real estate", 0.18],
  ["Private credit", 0.12],
  ["Venture", 0.08],
];

/** The correspondence with S-014, latest first. */
export const TOUCHES = [
  {
    on: "2026-06-03",
    by: "PR",
    title: "Call, 35 minutes",
    text: `Wants US$8m to 12m in Greywether, alongside the lead.`,
    mark: ["Soft circle", "sea"],
  },
  {
    on: "2026-05-28",
    by: "CO",
    title: `NDA for ${NAMES.greywether}`,
    text: "Signed by both sides; the room opened the same day.",
    mark: ["Signed", "plain"],
  },
  {
    on: "2026-05-19",
    by: "AS",
    title: `Sent ${NAMES.greywether} teaser`,
    text: "Opened four times, forwarded to their counsel once.",
    mark: ["Read", "plain"],
  },
] as const satisfies readonly { on: string; by: string; title: string; text: string; mark: readonly [string, Tone] }[];
