import type { Device } from "./lighthouse/measure-page";
import type { Table } from "./table";

/** The settings of a benchmark. */
export interface BenchOptions {
  /** How many times to measure each thing. */
  runs: number;
  /** Page counts to measure with; if empty, the benchmark's defaults. */
  pages: readonly number[];
  /** Paths of the pages to open; if empty, all. */
  paths: readonly string[];
  /** The devices to open the pages on. */
  devices: readonly Device[];
  /** Receives progress messages. */
  report: (progress: string) => void;
}

/** A benchmark: `npm run bench -- <name>`. It reports figures without judging them. */
export interface BenchGroup {
  /** What it measures, in a sentence. */
  summary: string;
  measure: (options: BenchOptions) => Promise<readonly Table[]>;
}
