/** @jest-environment node */
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runProgram } from "../jest/run-program.testing";
import { temporaryFolder } from "../jest/temporary-folder.testing";

let folder: string;

/** This process's environment without the site's own variables, some of which `npm test` sets. */
const neutral = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:GATSBY_|SITE_ENV$|PORT$)/u.test(name)));

/** Runs a command in an empty folder. */
const run = (command: string, variables: Record<string, string>) =>
  runProgram(join(__dirname, "../commands", command), [], { cwd: folder, env: { ...neutral, ...variables } });

beforeEach(() => {
  folder = temporaryFolder();
  // The visual editor's part of the content check looks for packages where it runs.
  symlinkSync(join(__dirname, "../../node_modules"), join(folder, "node_modules"));
});

it.each(["start.mjs", "build.ts"])("%s checks PORT before doing anything", async (command) => {
  const stderr = 'PORT must be a whole number from 1 to 65535, not "abc".\n';
  expect(await run(command, { PORT: "abc" })).toEqual({ code: 1, stdout: "", stderr });
  expect(readdirSync(folder)).toEqual(["node_modules"]);
});

it.each(["develop", "cms", "release"])("%s reads its variables too", (command) => {
  expect(readFileSync(join(__dirname, `../commands/${command}.ts`), "utf8")).toMatch(/^\s*readVariables\(/mu);
});

it("reports all problems of the variables and their files at once, in reading order", async () => {
  writeFileSync(join(folder, ".env"), "GATSBY_API_BASEURL=https://api.example.com\n");
  writeFileSync(join(folder, ".env.production"), "GATSBY_MEDIA_BASE_URL=cdn\n");

  expect(await run("build.ts", { PORT: "0", SITE_ENV: "staging" })).toEqual({
    code: 1,
    stdout: "",
    stderr: [
      "GATSBY_API_BASEURL is not a variable of this site. Did you mean `GATSBY_API_BASE_URL`?",
      'PORT must be a whole number from 1 to 65535, not "0".',
      'GATSBY_MEDIA_BASE_URL is "cdn", which cannot be used. Leave it empty for the same origin, or write it as https://cdn.example.com without query or hash.',
      'SITE_ENV is "staging", which cannot be used. Leave it empty, or write production for a build that refuses samples.',
      "",
    ].join("\n"),
  });
});
