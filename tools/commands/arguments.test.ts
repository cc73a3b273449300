/** @jest-environment node */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { scripts } from "../../package.json";

/** Runs `npm start` without npm: its exit code, output and errors. */
const start = (...args: string[]): Promise<[code: unknown, stdout: string, stderr: string]> =>
  new Promise((done) => {
    execFile(process.execPath, ["tools/commands/start.mjs", ...args], { env: { ...process.env, PORT: "abc" } }, (error, stdout, stderr) =>
      done([error ? error.code : 0, stdout, stderr]),
    );
  });

const USAGE = "Usage: npm start\n\nPORT in the environment moves the site from http://localhost:9000.\n";

it.each([
  ["answers --help", "--help", [0, USAGE, ""]],
  ["refuses an unknown option", "--port", [2, "", `Unknown option '--port'\n\n${USAGE}`]],
  ["refuses an extra word", "now", [2, "", `Unexpected argument 'now'\n\n${USAGE}`]],
])("a command %s before it does anything", async (_what, argument, answer) => {
  expect(await start(argument)).toEqual(answer);
});

/** Our programs behind npm's commands; `bench` passes everything but a name to the benchmark. */
const PROGRAMS = Object.values(scripts).flatMap((line) => /\btools\/commands\/(?!bench)\S+$/u.exec(line) ?? []);

it.each([...PROGRAMS, "tools/preview-server/main.ts"])("%s reads its arguments strictly", (program) => {
  // Two give their own answers, which their tests check.
  expect(readFileSync(program, "utf8")).toMatch(/\breadArguments\(|\breadOptions\(process\.argv|\bcreate\(.+process\.argv/u);
});
