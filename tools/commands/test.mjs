/**
 * `npm test`: everything CI runs, on a fresh clone too, the quick steps first. A failure ends it with that step's exit code.
 * The last line counts tests for CI: `N passed, N failed`.
 */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { performance } from "node:perf_hooks";
import { readArguments } from "./arguments.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureDecap } from "./decap.mjs";
import { testEnvironment } from "./environment.mjs";
import { ensureNginx } from "./nginx.mjs";
import { ensureObservatory } from "./observatory.mjs";
import { prepare } from "./prepare.mjs";
import { runScript, runTypeScript } from "./run.mjs";
import { countTests, JEST_REPORT, PLAYWRIGHT_REPORT } from "./test-reports.mjs";

const TYPES = "src/gatsby-types.d.ts";
const BESIDE_REPORT = ".local/beside.txt";
const env = testEnvironment();

/**
 * Where the steps of a lane print to: this terminal, or an open file.
 * @typedef {"inherit" | number} Output
 * @typedef {readonly [name: string, run: (output: Output) => Promise<number>]} Step
 * @typedef {readonly Step[]} Lane Steps one after the other.
 */

/** @param {Output} output @returns {import("./run.mjs").RunOptions} */
const options = (output) => ({ env, stdio: ["inherit", output, output] });

/** @param {Output} output @param {string} line */
const print = (output, line) => (output === "inherit" ? console.log(line) : writeSync(output, `${line}\n`));

/** @param {string} script @param {string[]} args @returns {Step[1]} */
const script =
  (script, ...args) =>
  (output) =>
    runScript(script, args, options(output));

const readTypes = () => (existsSync(TYPES) ? readFileSync(TYPES, "utf8") : "");

/**
 * Every build writes the types of the GraphQL queries anew: they must be those that the types step has just trusted.
 * @param {Output} output
 */
const checkGeneratedTypes = async (output) => {
  if (readTypes() === typesBefore) return 0;
  print(output, `${TYPES} was out of date; the build has just mended it. Commit it with the query or model that changed it.`);
  return 1;
};

/**
 * Lanes of a stage run beside each other, because most of their steps keep one processor busy. A stage begins when all before it has passed.
 * @type {readonly (readonly Lane[])[]}
 */
const STAGES = [
  [[["browser", async () => ((await ensureChromium()) ? 0 : 1)]]],
  [
    [
      ["lint", script("lint")],
      ["unit tests", script("unit", "--ci", "--json", `--outputFile=${JEST_REPORT}`)],
    ],
    [
      ["types", script("types")],
      ["format", script("format:check")],
      ["content", script("check:content")],
      ["spelling", script("spelling")],
      ["JSON Schemas are fresh", script("schemas", "--check")],
      ["an editor's changes", (output) => runTypeScript("tools/commands/check-editing.ts", [], options(output))],
      ["build", script("build", "--clean")],
      ["GraphQL types are fresh", checkGeneratedTypes],
      ["built pages", script("check:built")],
    ],
  ],
  [
    [
      ["nginx", ensureNginx],
      ["header analyzers", ensureObservatory],
      ["visual editor", ensureDecap],
      ["browser tests", script("e2e")],
    ],
  ],
];

/** Runs one step, and resolves to its exit code. @param {Step} step @param {Output} output */
const runStep = async ([name, step], output) => {
  print(output, `\n== ${name}`);
  const start = performance.now();
  const code = await step(output);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  print(output, `== ${name}: ${code === 0 ? "passed" : `FAILED with exit code ${code}`} after ${seconds} s`);
  return code;
};

/**
 * Runs the lanes of a stage, and resolves to the exit code of the first step that failed, or 0; after it no lane begins another. The first
 * lane prints as it goes, and those beside it when all have ended.
 * @param {readonly Lane[]} lanes
 */
const runStage = async ([first = [], ...others]) => {
  /** @type {number[]} */
  const failures = [];
  /** @param {Lane} lane @param {Output} output */
  const runLane = async (lane, output) => {
    for (const step of lane) {
      if (failures.length > 0) return;
      const code = await runStep(step, output);
      if (code !== 0) failures.push(code);
    }
  };
  const beside = openSync(BESIDE_REPORT, "w");
  await Promise.all([runLane(first, "inherit"), ...others.map((lane) => runLane(lane, beside))]);
  closeSync(beside);
  process.stdout.write(readFileSync(BESIDE_REPORT));
  return failures[0] ?? 0;
};

const runStages = async () => {
  for (const stage of STAGES) {
    const code = await runStage(stage);
    if (code !== 0) return code;
  }
  return 0;
};

readArguments("Usage: npm test\n\nOne part of it: npm run check, npm run unit -- FILE, npm run e2e -- NAME", {});
await prepare();
const typesBefore = readTypes();
mkdirSync(dirname(JEST_REPORT), { recursive: true });
// A report of an earlier run must not be counted when this run stops before it.
for (const report of [JEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true });
const code = await runStages();
const { passed, failed } = countTests();
// A step that failed without a failing test (types, lint, build) counts as one failure: "0 failed" must mean that all is well.
console.log(`\n${passed} passed, ${code === 0 ? failed : Math.max(failed, 1)} failed`);
process.exitCode = code;
