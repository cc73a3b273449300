import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { BenchOptions } from "./group";
import { spreadOf } from "./statistics";
import type { Table } from "./table";

/** The journeys that time clicks. */
const JOURNEYS = ["first-click", "page-change"];

/** The prefix of the times that a journey reports as Playwright annotations: `from click to the menu`, `1234 ms`. */
const TIME = "from click to ";

/** The parts of Playwright's report that are read here. */
export interface JourneyReport {
  suites: readonly Suite[];
}

interface Suite {
  title: string;
  suites?: readonly Suite[];
  specs?: readonly Spec[];
}

interface Spec {
  title: string;
  tests: readonly { projectName: string; results: readonly { annotations?: readonly { type: string; description?: string }[] }[] }[];
}

const specsOf = ({ title, suites = [], specs = [] }: Suite): Spec[] => {
  // A file's own title is its name.
  const prefix = title.endsWith(".ts") ? "" : `${title} `;
  return [...specs, ...suites.flatMap(specsOf)].map((spec) => ({ ...spec, title: `${prefix}${spec.title}` }));
};

/** The reported times, in milliseconds, by what was clicked and the kind of screen. */
export const timesOf = ({ suites }: JourneyReport): ReadonlyMap<string, readonly number[]> => {
  const times = new Map<string, number[]>();
  for (const { title, tests } of suites.flatMap(specsOf)) {
    for (const { projectName, results } of tests) {
      for (const { type, description = "" } of results.flatMap(({ annotations = [] }) => annotations)) {
        if (!type.startsWith(TIME)) continue;
        const what = `${title}: to ${type.slice(TIME.length)} (${projectName})`;
        times.set(what, [...(times.get(what) ?? []), Number.parseInt(description, 10)]);
      }
    }
  }
  return times;
};

/** Runs the journeys that time clicks, several times each, one after the other, and reports the time from a click to its effect. */
export const benchClicks = async ({ runs, report }: BenchOptions): Promise<readonly Table[]> => {
  report("first clicks");
  const folder = mkdtempSync(join(tmpdir(), "bench-clicks-"));
  const file = join(folder, "report.json");
  const program = createRequire(__filename).resolve("@playwright/test/cli");
  const args = ["test", "--config", "e2e/playwright.config.ts", "--workers", "1", "--repeat-each", String(runs), "--reporter", "json"];
  try {
    await promisify(execFile)(process.execPath, [program, ...args, ...JOURNEYS], {
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    const times = timesOf(JSON.parse(await readFile(file, "utf8")) as JourneyReport);
    const rows = [...times].map(([what, milliseconds]) => {
      const { min, median, max } = spreadOf(milliseconds);
      return [what, String(milliseconds.length), ...[min, median, max].map((value) => value.toFixed(0))];
    });
    return [{ title: "From a click to the change", columns: ["click", "runs", "min (ms)", "median (ms)", "max (ms)"], rows }];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
