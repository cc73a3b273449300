/** What several stories share: names, and the number of items in each area. */

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

/** How many items two areas of the desk have. */
export const COUNTS = { pipeline: 24, relationships: 318 } as const;
