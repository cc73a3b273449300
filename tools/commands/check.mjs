/** `npm run check`: the fast checks. The linter reads only files that have changed since its last run; `npm test` has it read all. */
import { readArguments } from "./arguments.mjs";
import { runSteps, script } from "./steps.mjs";

readArguments("Usage: npm run check", {});
process.exitCode = await runSteps([
  ["content", script("check:content")],
  ["spelling", script("spelling")],
  ["unit tests", script("unit", ["--maxWorkers=2"])],
  ["types", script("types")],
  ["lint", script("lint", ["--cache", "--cache-location", ".local/eslint"])],
]);
