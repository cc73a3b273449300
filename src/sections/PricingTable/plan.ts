/** A plan: a column of the table, or a card. */
export type Plan = Queries.PricingTableFragment["plans"][number];

/** The names of the rows. */
export type RowLabels = Queries.PricingTableFragment["rows"];

/** The rows that compare plans, in their order (R5.3). */
export const comparedRows = ["bestFor", "overview", "features", "addOns"] as const;
