import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { addAudiences, countPages } from "./add-audiences";
import type { BenchOptions } from "./group";
import { repeat, runMeasured } from "./run-measured";
import { cellsOf, MEASURED, type Table } from "./table";

/** How many audience pages to add to today's content by default. */
const MANY_AUDIENCES = 1_000;

/** Measures the content check command, including its start, on today's content and on larger copies of it. */
export const benchContent = async ({ runs, pages, report }: BenchOptions): Promise<readonly Table[]> => {
  const today = await countPages("content");
  const sizes = pages.length > 0 ? pages : [today, today + MANY_AUDIENCES];
  const rows: string[][] = [];
  for (const size of sizes) {
    const folder = await mkdtemp(join(tmpdir(), "bench-content-"));
    try {
      await cp("content", folder, { recursive: true });
      await addAudiences(folder, size - today);
      report(`content check, ${size} pages`);
      const measured = await repeat(runs, () => runMeasured(["--import", "tsx", "tools/commands/check-content.ts", folder], resolve(".")));
      rows.push([String(size), ...cellsOf(measured)]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return [{ title: "Content check", columns: ["pages", ...MEASURED], rows }];
};
