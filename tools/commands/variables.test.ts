/** @jest-environment node */
import { execFile } from "node:child_process";
import { readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { temporaryFolder } from "../jest/temporary-folder.testing";

const tsx = pathToFileURL(require.resolve("tsx")).href;
let folder: string;

/** This process's environment without the site's own variables: `npm test` sets some. */
const neutral = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:GATSBY_|SITE_ENV$|PORT$)/u.test(name)));

/** Runs a command in an empty folder, and returns its exit code and output. */
const run = (command: string, variables: Record<string, string>): Promise<[code: unknown, said: string]> =>
  promisify(execFile)(process.execPath, ["--import", tsx, join(__dirname, command)], {
    cwd: folder,
    env: { ...neutral, ...variables },
  }).then(
    ({ stderr }) => [0, stderr],
    (error: unknown) => {
      const { code, stderr } = error as { code: number; stderr: string };
      return [code, stderr];
    },
  );

beforeEach(() => {
  folder = temporaryFolder();
  // The visual editor's part of the content check looks for packages where it runs.
  symlinkSync(join(__dirname, "../../node_modules"), join(folder, "node_modules"));
});

it.each(["start.mjs", "build.ts", "develop.ts", "cms.ts", "release.ts"])("%s checks PORT before doing anything", async (command) => {
  expect(await run(command, { PORT: "abc" })).toEqual([1, 'PORT must be a whole number from 1 to 65535, not "abc".\n']);
  expect(readdirSync(folder)).toEqual(["node_modules"]);
});

it("reports all problems of the variables and their files at once, in reading order", async () => {
  writeFileSync(join(folder, ".env"), "GATSBY_COLOUR=red\nGATSBY_API_BASE_URL https://api.example.com\n");
  writeFileSync(join(folder, ".env.production"), "GATSBY_MEDIA_BASE_URL=cdn\n");

  expect(await run("build.ts", { PORT: "0", SITE_ENV: "staging" })).toEqual([
    1,
    [
      "GATSBY_COLOUR is not a variable of this site or of Gatsby.",
      ".env:2  cannot be read. Write NAME=value, with the value in quotes of one kind or in none, or begin a note with #.",
      'PORT must be a whole number from 1 to 65535, not "0".',
      'GATSBY_MEDIA_BASE_URL is "cdn", which cannot be used. Leave it empty for the same origin, or write it as https://cdn.example.com without query or hash.',
      'SITE_ENV is "staging", which cannot be used. Leave it empty, or write production for a build that refuses samples.',
      "",
    ].join("\n"),
  ]);
});
