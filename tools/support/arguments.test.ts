/** @jest-environment node */
import { readFileSync } from "node:fs";
import { scripts } from "../../package.json";
import { runProgram } from "../jest/run-program.testing";

const USAGE = "Usage: npm start\n\nSet PORT to serve on a port other than 9000.\n";

it.each([
  ["answers --help", "--help", { code: 0, stdout: USAGE, stderr: "" }],
  ["refuses an unknown option", "--port", { code: 2, stdout: "", stderr: `Unknown option '--port'\n\n${USAGE}` }],
  ["refuses an extra word", "now", { code: 2, stdout: "", stderr: `Unexpected argument 'now'\n\n${USAGE}` }],
])("a command %s before it does anything", async (_what, argument, answer) => {
  expect(await runProgram("tools/commands/start.mjs", [argument], { env: { ...process.env, PORT: "abc" } })).toEqual(answer);
});

/** The programs behind our npm scripts. `bench` is not one of them: it passes everything after the name on to the benchmark. */
const PROGRAMS = Object.values(scripts).flatMap((line) => /\btools\/commands\/(?!bench)\S+$/u.exec(line) ?? []);

it.each([...PROGRAMS, "tools/preview-server/main.ts"])("%s reads its arguments strictly", (program) => {
  // `npm run new` parses its own arguments, as its tests check.
  expect(readFileSync(program, "utf8")).toMatch(/\breadArguments\(|\bcreate\(.+process\.argv/u);
});
