/** Summarises the benchmarks' runs and formats them as a Markdown table. */

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** A row of a Markdown table. */
export const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;

/** The header rows of a Markdown table. */
export const head = (columns: readonly string[]): string => [row(columns), row(columns.map(() => "---"))].join("\n");
