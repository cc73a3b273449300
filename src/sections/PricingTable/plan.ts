/** A plan: a column of the table, or a card. */
export type Plan = Queries.PricingTableFragment["plans"][number];

/** The names of the rows. */
export type RowLabels = Queries.PricingTableFragment["rows"];

/** The rows that compare plans, in their order (R5.3). */
export const comparedRows = ["bestFor", "overview", "features", "addOns"] as const;

/** A row that compares plans. */
export type ComparedRow = (typeof comparedRows)[number];

/** What a plan says in a row. */
export const contentOf = (plan: Plan, row: ComparedRow): string | readonly string[] =>
  row === "features" ? plan.features.map(({ text }) => text) : plan[row];

/** What a plan includes in one line of its features. */
export const featuresIn = ({ features }: Plan, slug: string): readonly string[] =>
  features.filter(({ line }) => line === slug).map(({ text }) => text);
