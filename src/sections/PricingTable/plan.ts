/** A plan: a column of the table, or a card. */
export type Plan = Queries.PricingTableFragment["plans"][number];

/** The names of the rows. */
export type RowLabels = Queries.PricingTableFragment["rows"];

/** What a plan includes in one line of its features. */
export const featuresIn = ({ features }: Plan, slug: string): readonly string[] =>
  features.filter(({ line }) => line === slug).map(({ text }) => text);
