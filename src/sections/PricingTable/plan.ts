/** A plan: a column of the table, or a card. */
export type Plan = Queries.PricingTableFragment["plans"][number];

/** The names of the rows. */
export type RowLabels = Queries.PricingTableFragment["rows"];

/** The rows that compare plans, in their order (R5.3). */
export const comparedRows = ["bestFor", "overview", "features", "addOns"] as const;

/** A row that compares plans. */
export type ComparedRow = (typeof comparedRows)[number];

/** What a plan includes in one line of its features. */
export const featuresIn = ({ features }: Plan, slug: string): readonly string[] =>
  features.filter(({ line }) => line === slug).map(({ text }) => text);

/** A plan's entry in a row; for features, this includes those that the plan lacks. */
export const contentOf = (plan: Plan, row: ComparedRow, { lines, none }: RowLabels): string | readonly string[] => {
  if (row !== "features") return plan[row];
  const missing = lines.filter(({ slug }) => featuresIn(plan, slug).length === 0);
  return [...plan.features.map(({ text }) => text), ...missing.map(({ label }) => `${label}: ${none}`)];
};
