/**
 * `npm test`: everything that CI runs, quick steps first; it works on a fresh clone. The first step to fail ends the run with its exit
 * code. The last line counts the tests for CI: `N passed, N failed`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { readArguments } from "../support/arguments.mjs";
import { testEnvironment } from "../support/environment.mjs";
import { prepare } from "../support/prepare.mjs";
import { ensurePrograms } from "../support/programs.mjs";
import { runStep, runSteps, script } from "../support/steps.mjs";
import { countTests, JEST_REPORT, PLAYWRIGHT_REPORT } from "../support/test-reports.mjs";

const TYPES = "src/gatsby-types.d.ts";
const env = testEnvironment();

/** @param {string} name @param {...string} args */
const npm = (name, ...args) => script(name, args, env);

const readTypes = () => (existsSync(TYPES) ? readFileSync(TYPES, "utf8") : "");

/**
 * Builds and checks the result. A build rewrites the types of the GraphQL queries: they must equal the committed ones, which
 * the compiler has checked against.
 * @type {import("../support/steps.mjs").Step[1]}
 */
const build = async (output) => {
  const typesBefore = readTypes();
  const code = (await npm("build")(output)) || (await npm("check:built")(output));
  if (code !== 0 || readTypes() === typesBefore) return code;
  console.log(`${TYPES} was out of date; the build has just updated it. Commit it with the query or model that changed it.`);
  return 1;
};

/** Quick steps first, then the longest, so that both processors finish together. @type {readonly import("../support/steps.mjs").Step[]} */
const STEPS = [
  ["content", npm("check:content")],
  ["spelling", npm("spelling")],
  ["types", npm("types")],
  ["unit tests", npm("unit", "--ci", "--json", `--outputFile=${JEST_REPORT}`)],
  ["build", build],
  ["lint", npm("lint")],
  ["format", npm("format:check")],
];

readArguments("Usage: npm test\n\nOne part of it: npm run check, npm run unit -- FILE, npm run e2e -- NAME", {});
await prepare();
mkdirSync(dirname(JEST_REPORT), { recursive: true });
// Otherwise an earlier run's report would count if this run stopped before writing its own.
for (const report of [JEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true });
const code = (await runStep(["programs", ensurePrograms])) || (await runSteps(STEPS)) || (await runStep(["browser tests", npm("e2e")]));
const { passed, failed, skipped } = countTests();
if (skipped > 0) console.log(`\n${skipped} skipped, each with its reason: ${PLAYWRIGHT_REPORT}`);
// A step that fails without a failing test (types, lint, build) counts as one failure: "0 failed" must mean that everything passed.
console.log(`\n${passed} passed, ${code === 0 ? failed : Math.max(failed, 1)} failed`);
process.exitCode = code;
