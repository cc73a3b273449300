import type { Device } from "./lighthouse/measure-page";
import type { Table } from "./table";

/** What a group of measurements is asked for. */
export interface BenchOptions {
  /** How often each thing is measured. */
  runs: number;
  /** Numbers of pages to measure with; none means the group's own. */
  pages: readonly number[];
  /** Paths of the pages to open; none means all. */
  paths: readonly string[];
  /** What the pages are opened on. */
  devices: readonly Device[];
  /** Hears what is being measured now. */
  report: (progress: string) => void;
}

/** A group of measurements: `npm run bench -- <name>`. It tells figures and judges none of them. */
export interface BenchGroup {
  /** What it measures, in a sentence. */
  summary: string;
  measure: (options: BenchOptions) => Promise<readonly Table[]>;
}
