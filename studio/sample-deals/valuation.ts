import { NAMES } from "./names";

/** A valuer's page: ranges of enterprise value by method, and what the equity comes to. Sums are millions of US dollars. */
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
