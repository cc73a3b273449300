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

const medianOf = (runs: readonly Measurement[]): number => spreadOf(runs.map(({ seconds }) => seconds)).median;

/** Measures `npm run build` on copies of the repository: from nothing, and once more after a changed sentence; says what each page more costs. */
export const benchBuilds = async ({ runs, pages, report }: BenchOptions): Promise<readonly Table[]> => {
  const today = await countPages("content");
  const sizes = pages.length > 0 ? pages : [today, ...GROWTH];
  const rows: string[][] = [];
  const costs: Record<"from nothing" | "after a change", { size: number; cost: number }[]> = { "from nothing": [], "after a change": [] };
  for (const size of sizes) {
    const folder = copyRepository();
    try {
      await addAudiences(join(folder, "content"), size - today);
      report(`build from nothing, ${size} pages`);
      const cold = await repeat(runs, () => runMeasured([...BUILD, "--clean"], folder));
      report(`build after a change, ${size} pages`);
      const warm = await repeat(runs, async (run) => {
        await changeWords(folder, `Changed ${run + 1}`);
        return runMeasured(BUILD, folder);
      });
      rows.push([`${size}, from nothing`, ...cellsOf(cold)], [`${size}, after a change`, ...cellsOf(warm)]);
      costs["from nothing"].push({ size, cost: medianOf(cold) });
      costs["after a change"].push({ size, cost: medianOf(warm) });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  for (const [build, measured] of Object.entries(costs)) {
    const cost = costOfOneMore(measured);
    if (cost !== undefined) rows.push([`each page more, ${build}`, "", "", cost.toFixed(3), "", ""]);
  }
  return [{ title: "Builds", columns: ["pages", ...MEASURED], rows }];
};
