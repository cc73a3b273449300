/** What several stories share: names, the committee's day, the number of items in each area. */

/** Names are defined only here. */
export const NAMES = {
  greywether: "Project Greywether",
  sablewood: "Project Sablewood",
  larkspur: "Project Larkspur",
  quillon: "Project Quillon",
  gridStorage: "Series B, grid storage",
  coldChain: "Series A, cold chain",
  coldwell: "Coldwell Yard",
  soilData: "Series C, soil data",
} as const;

/** A manager that reports to its investors, and appears in no other story. The desk is a family office, whose committee decides. */
export const MANAGER = "Scarholme Partners";

export const COMMITTEE = { date: "2026-06-12", members: 4, quorum: 3 } as const;

/** How many items each area of the desk has; the areas' own screens show the same numbers. */
export const COUNTS = { pipeline: 24, dataRooms: 9, agreements: 5, relationships: 318, marketplace: 41, secondaries: 12 } as const;
