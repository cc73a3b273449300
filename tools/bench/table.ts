import { type Spread, spreadOf } from "./statistics";

/** A Markdown table: its title, columns, and rows. */
export interface Table {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** One measurement. */
export interface Measurement {
  /** Duration, in seconds. */
  seconds: number;
  /** Peak memory of the process and its children, in MB; undefined where it cannot be measured. */
  megabytes?: number | undefined;
}

const fixed = ({ min, median, max }: Spread, digits: number): string[] => [min, median, max].map((value) => value.toFixed(digits));

/** Columns of {@link cellsOf}. */
export const MEASURED = ["runs", "min (s)", "median (s)", "max (s)", "memory (MB)"];

/** The cells for several runs: their number, times, and median memory. */
export const cellsOf = (runs: readonly Measurement[]): string[] => {
  const memory = runs.flatMap(({ megabytes }) => megabytes ?? []);
  return [
    String(runs.length),
    ...fixed(spreadOf(runs.map(({ seconds }) => seconds)), 2),
    memory.length === 0 ? "not measured" : spreadOf(memory).median.toFixed(0),
  ];
};

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** The table as Markdown, with figures right-aligned. */
export const toMarkdown = ({ title, columns, rows }: Table): string =>
  [`### ${title}`, "", line(columns), line(columns.map((_, index) => (index === 0 ? "---" : "--:"))), ...rows.map(line)].join("\n");
