/**
 * What is bought and sold: an investment paper, a house, a valuation, a sale mandate, a deal's record. Sums are millions of US dollars
 * unless a comment states otherwise.
 */
import type { Tone } from "../screens/parts";
import { COMMITTEE, NAMES } from "./names";

/** The paper on which the family office's committee votes; the vote is still to come. */
export const PAPER = {
  deal: NAMES.sablewood,
  ticket: 35,
  vote: COMMITTEE.date,
  what: "A veterinary group of 41 practices",
  enterprise: 186,
  debt: 61,
  earnings: 18.6,
  /** Who owns the equity after closing. */
  owners: [
    ["Lead sponsor", 60],
    ["This office", 35],
    ["Management", 30],
  ],
  years: 5,
  /** What the ticket returns. */
  cases: [
    ["Downside", "No openings, lower margin", 42],
    ["Base", "Six openings a year", 84],
    ["Upside", "Margin of the best third", 108.5],
  ],
  rests: [
    ["2.1", "Integrated model, v5", "Read by 3"],
    ["2.4", "Quality of earnings", "Read by 3"],
    ["4.2", "Counsel on the leases", "Read by 2"],
    ["Q&A", "31 questions, 31 replies", "Closed"],
  ],
} as const;

/** A house by a lake. Areas in square metres, heights in metres above the shore, costs in thousands of US dollars a year. */
export const ESTATE = {
  reference: "RE-0316",
  price: 38.5,
  valuedOn: "2026-04-14",
  /** The plot's boundary, in metres east and north of the plan's corner: the same as on its page's first screen. */
  boundary: [
    [46, 158],
    [113, 16],
    [260, 68],
    [214, 197],
  ],
  /** In hectares. */
  plot: 2.4,
  areas: [
    ["Main house", 1140],
    ["Guest house", 210],
    ["Boathouse", 90],
  ],
  costs: [
    ["Staff", 236],
    ["Upkeep", 121],
    ["Taxes", 55],
  ],
  heights: { house: 33, top: 66 },
} as const;

/** A valuer's page: ranges of enterprise value by method, and what the equity comes to. */
export const VALUATION = {
  company: NAMES.larkspur,
  on: "2026-03-31",
  earnings: 8,
  debt: 13,
  methods: [
    ["Discounted cash flow", "WACC 9.5 to 10.5%", 62, 74, "3.2"],
    ["Listed peers", "7.2x to 8.8x EBITDA", 57.6, 70.4, "3.4"],
    ["Transactions", "8.0x to 9.5x EBITDA", 64, 76, "3.5"],
    ["Leveraged buyout", "20 to 25% return", 57, 66, "3.6"],
  ],
  concluded: [63, 71],
  peers: [
    ["Peer A, rigid", 7.2],
    ["Peer B, labels", 7.7],
    ["Peer C, cartons", 8.1],
    ["Peer D, closures", 8.5],
    ["Peer E, flexible", 8.8],
  ],
} as const;

/** What an adviser released to whom, and when: teaser, NDA, memorandum, accounts, contracts; then the offer. */
export const RELEASES = {
  mandate: NAMES.larkspur,
  steps: ["Teaser", "NDA", "IM", "Accounts", "Contracts"],
  buyers: [
    ["Buyer 1", "Sponsor", ["2026-05-11", "2026-05-13", "2026-05-14", "2026-05-21", ""], 64],
    ["Buyer 2", "Trade, chemicals", ["2026-05-11", "2026-05-15", "2026-05-18", "2026-05-26", ""], 68.5],
    ["Buyer 3", "Sponsor", ["2026-05-12", "2026-05-18", "2026-05-19", "2026-05-28", ""], 66],
    ["Buyer 4", "Trade, paper", ["2026-05-12", "2026-05-22", "2026-05-25", "", ""], 0],
    ["Buyer 5", "Sponsor", ["2026-05-18", "2026-05-29", "", "", ""], 0],
    ["Buyer 6", "Family office", ["2026-06-01", "", "", "", ""], 0],
  ],
  /** Competitors, whom the client holds back until the second round. */
  held: [
    ["Buyer 7", "Competitor"],
    ["Buyer 8", "Competitor"],
  ],
} as const;

/** The NDA still being signed by the buyer who has only the teaser: nothing more is released until all have signed. */
export const SALE_NDA = {
  reader: "Buyer 6",
  letters: "B6",
  opened: "15:22",
  agreedOn: "2026-06-03",
} as const;

export const SALE_SIGNERS: readonly (readonly [letters: string, role: string, side: string, state: string, tone: Tone, when: string])[] = [
  ["CB", `${SALE_NDA.reader}, counsel`, "Recipient", "Approved", "sea", "3 Jun, 11:40"],
  ["AD", "Adviser", "Discloser", "Released", "sea", "3 Jun, 12:05"],
  [SALE_NDA.letters, `${SALE_NDA.reader}, principal`, "Recipient", "Signing now", "brass", `Opened ${SALE_NDA.opened}`],
  ["CL", "Client, director", "Discloser", "Next", "plain", "Notified"],
];

/** One deal from the first look to the closing; what is dated later than today is planned. */
export const RECORD = {
  deal: NAMES.quillon,
  ticket: 29,
  steps: [
    ["Teaser", "2026-01-14", "Read by 2"],
    ["NDA", "2026-01-20", "Signed by 4"],
    ["Data room", "2026-02-03", "212 documents"],
    ["First paper", "2026-03-13", "9 questions"],
    ["Committee", "2026-04-17", "3 of 4 for"],
    ["Signing", "2026-06-05", "Version 9"],
    ["Closing", "2026-06-19", "Funds flow"],
  ],
  people: [
    ["PR", "Principal", "Leads the deal"],
    ["AS", "Associate", "Model, paper"],
    ["CO", "Counsel", "Contracts"],
    ["OP", "Operations", "KYC, payment"],
  ],
  papers: [
    ["NDA, executed", "20 Jan"],
    ["Model, v11", "9 Apr"],
    ["Committee paper", "17 Apr"],
    ["Purchase agreement, v9", "1 Jun"],
  ],
  asked: 64,
  late: [
    ["Castings under warranty", "24 Mar"],
    ["Lease of the second foundry", "2 Apr"],
    ["Export licence", "11 May"],
  ],
} as const;
