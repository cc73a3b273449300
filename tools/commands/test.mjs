/**
 * `npm test`: everything CI runs, on a fresh clone too. One step after the other, the quick ones first; the first failure ends it
 * with that step's exit code. The last line counts tests for CI: `N passed, N failed`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { performance } from "node:perf_hooks";
import { ensureChromium } from "./chromium.mjs";
import { ensureDecap } from "./decap.mjs";
import { testEnvironment } from "./environment.mjs";
import { ensureNginx } from "./nginx.mjs";
import { ensureObservatory } from "./observatory.mjs";
import { prepare } from "./prepare.mjs";
import { runScript, runTypeScript } from "./run.mjs";
import { countTests, JEST_REPORT, PLAYWRIGHT_REPORT } from "./test-reports.mjs";

const TYPES = "src/gatsby-types.d.ts";
const environment = testEnvironment();

/** @param {string} script @param {string[]} args */
const script =
  (script, ...args) =>
  () =>
    runScript(script, args, environment);

const readTypes = () => (existsSync(TYPES) ? readFileSync(TYPES, "utf8") : "");

/** Every build writes the types of the GraphQL queries anew: they must be those that the types step has just trusted. */
const checkGeneratedTypes = async () => {
  if (readTypes() === typesBefore) return 0;
  console.error(`${TYPES} was out of date; the build has just mended it. Commit it with the query or model that changed it.`);
  return 1;
};

/** @type {readonly (readonly [name: string, step: () => Promise<number>])[]} */
const STEPS = [
  ["browser", async () => ((await ensureChromium()) ? 0 : 1)],
  ["types", script("types")],
  ["lint", script("lint")],
  ["format", script("format:check")],
  ["content", script("check:content")],
  ["spelling", script("spelling")],
  ["JSON Schemas are fresh", script("schemas", "--check")],
  ["unit tests", script("unit", "--ci", "--json", `--outputFile=${JEST_REPORT}`)],
  ["build", script("build", "--clean")],
  ["GraphQL types are fresh", checkGeneratedTypes],
  ["built pages", script("check:built")],
  ["an editor's changes", () => runTypeScript("tools/commands/check-editing.ts", [], environment)],
  ["nginx", ensureNginx],
  ["header analyzers", ensureObservatory],
  ["visual editor", ensureDecap],
  ["browser tests", script("e2e")],
];

const runSteps = async () => {
  for (const [name, step] of STEPS) {
    console.log(`\n== ${name}`);
    const start = performance.now();
    const code = await step();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`== ${name}: ${code === 0 ? "passed" : `FAILED with exit code ${code}`} after ${seconds} s`);
    if (code !== 0) return code;
  }
  return 0;
};

await prepare();
const typesBefore = readTypes();
mkdirSync(dirname(JEST_REPORT), { recursive: true });
// A report of an earlier run must not be counted when this run stops before it.
for (const report of [JEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true });
const code = await runSteps();
const { passed, failed } = countTests();
// A step that failed without a failing test (types, lint, build) counts as one failure: "0 failed" must mean that all is well.
console.log(`\n${passed} passed, ${code === 0 ? failed : Math.max(failed, 1)} failed`);
process.exitCode = code;
