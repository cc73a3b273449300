import { rm } from "node:fs/promises";
import { join } from "node:path";
import { copyRepository } from "../commands/copy-repository";
import { addAudiences, countPages } from "./add-audiences";
import { changeWords } from "./change-words";
import type { BenchOptions } from "./group";
import { repeat, runMeasured } from "./run-measured";
import { costOfOneMore, spreadOf } from "./statistics";
import { cellsOf, MEASURED, type Measurement, type Table } from "./table";

/** Sizes beside today's, unless they are given: so that the growth can be seen. */
const GROWTH = [100, 1_000];

const BUILD = ["--import", "tsx", "tools/commands/build.ts"];

/** What a build finds, in the order in which they are measured, and what does one in a folder. */
const BUILDS: Readonly<Record<string, (folder: string, run: number) => Promise<Measurement>>> = {
  "from nothing": (folder) => runMeasured([...BUILD, "--clean"], folder),
  "with nothing changed": (folder) => runMeasured(BUILD, folder),
  "after a change": async (folder, run) => {
    await changeWords(folder, `Changed ${run + 1}`);
    return runMeasured(BUILD, folder);
  },
};

const medianOf = (runs: readonly Measurement[]): number => spreadOf(runs.map(({ seconds }) => seconds)).median;

/**
 * Measures `npm run build` on copies of the repository: from nothing, once more as it is, and after a changed sentence; says what each page
 * more costs.
 */
export const benchBuilds = async ({ runs, pages, report }: BenchOptions): Promise<readonly Table[]> => {
  const today = await countPages("content");
  const sizes = pages.length > 0 ? pages : [today, ...GROWTH];
  const rows: string[][] = [];
  const costs = new Map<string, { size: number; cost: number }[]>();
  for (const size of sizes) {
    const folder = copyRepository();
    try {
      await addAudiences(join(folder, "content"), size - today);
      for (const [kind, build] of Object.entries(BUILDS)) {
        report(`build ${kind}, ${size} pages`);
        const measured = await repeat(runs, (run) => build(folder, run));
        rows.push([`${size}, ${kind}`, ...cellsOf(measured)]);
        costs.set(kind, [...(costs.get(kind) ?? []), { size, cost: medianOf(measured) }]);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  for (const [kind, measured] of costs) {
    const cost = costOfOneMore(measured);
    if (cost !== undefined) rows.push([`each page more, ${kind}`, "", "", cost.toFixed(3), "", ""]);
  }
  return [{ title: "Builds", columns: ["pages", ...MEASURED], rows }];
};
