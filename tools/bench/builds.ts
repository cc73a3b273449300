import { rm } from "node:fs/promises";
import { join } from "node:path";
import { copyRepository } from "../commands/copy-repository";
import { addAudiences, countPages } from "./add-audiences";
import { changeWords } from "./change-words";
import type { BenchOptions } from "./group";
import { repeat, runMeasured } from "./run-measured";
import { cellsOf, MEASURED, type Measurement, type Table } from "./table";

/** Default page counts besides today's, to show growth. */
const GROWTH = [100, 1_000];

const BUILD = ["--import", "tsx", "tools/commands/build.ts"];

/** The starting states of a build, in the order measured, each with the function that runs it. */
const BUILDS: Readonly<Record<string, (folder: string, run: number) => Promise<Measurement>>> = {
  "from nothing": (folder) => runMeasured([...BUILD, "--clean"], folder),
  "with nothing changed": (folder) => runMeasured(BUILD, folder),
  "after a change": async (folder, run) => {
    await changeWords(folder, `Changed ${run + 1}`);
    return runMeasured(BUILD, folder);
  },
};

/** Measures `npm run build` on copies of the repository: from nothing, once more as it is, and after a changed sentence. */
export const benchBuilds = async ({ runs, pages, report }: BenchOptions): Promise<readonly Table[]> => {
  const today = await countPages("content");
  const sizes = pages.length > 0 ? pages : [today, ...GROWTH];
  const rows: string[][] = [];
  for (const size of sizes) {
    const folder = copyRepository();
    try {
      await addAudiences(join(folder, "content"), size - today);
      for (const [kind, build] of Object.entries(BUILDS)) {
        report(`build ${kind}, ${size} pages`);
        rows.push([`${size}, ${kind}`, ...cellsOf(await repeat(runs, (run) => build(folder, run)))]);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return [{ title: "Builds", columns: ["pages", ...MEASURED], rows }];
};
