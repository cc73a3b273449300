/** `npm run check`: the fast checks. The linter reads only files changed since its last run; in `npm test` it reads all. */
import { readArguments } from "../support/arguments.mjs";
import { runSteps, script } from "../support/steps.mjs";

readArguments("Usage: npm run check", {});
process.exitCode = await runSteps([
  ["content", script("check:content")],
  ["spelling", script("spelling")],
  ["unit tests", script("unit", ["--maxWorkers=2"])],
  ["types", script("types")],
  ["lint", script("lint", ["--cache", "--cache-location", ".local/eslint"])],
]);
