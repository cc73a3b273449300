/** `npm run bench -- clicks`: the journeys that time a click until its effect, three times each, one after the other. */
import { readFileSync } from "node:fs";
import { runScript } from "../commands/run.mjs";

const REPORT = ".local/bench-clicks.json";

interface Suite {
  title: string;
  suites?: readonly Suite[];
  specs?: readonly {
    title: string;
    tests: readonly { results: readonly { annotations: readonly { type: string; description: string }[] }[] }[];
  }[];
}

const timesOf = ({ suites = [], specs = [] }: Suite): string[] => [
  ...suites.flatMap(timesOf),
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ annotations }) => annotations.map(({ type, description }) => `| ${title}: ${type} | ${description} |`)),
    ),
  ),
];

const args = ["first-click", "page-change", "--workers", "1", "--repeat-each", "3", "--reporter", "json"];
void runScript("e2e", args, { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT } }).then((code) => {
  console.log(["| what | time |", "| --- | --: |", ...timesOf(JSON.parse(readFileSync(REPORT, "utf8")) as Suite)].join("\n"));
  process.exitCode = code;
});
