import { writeFileSync } from "node:fs";
import { temporaryFolder } from "../../tools/jest/temporary-folder.testing";
import { completeEnvironment } from "./complete-environment";
import { rules } from "./rules";

const NAME = "GATSBY_ANALYTICS_MEASUREMENT_ID";

beforeEach(() => {
  process.chdir(temporaryFolder());
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  // The tests' own environment may set these.
  for (const { name } of rules) Reflect.deleteProperty(process.env, name);
});

it("names a line that cannot be read, before anything is set", () => {
  writeFileSync(".env.production", `SITE_ENV=production\n\nGATSBY_API_BASE_URL https://api.example.com\n`);
  expect(completeEnvironment).toThrow("Line 3 of .env.production cannot be read. Write it as NAME=value, or begin it with # as a comment.");
  expect(process.env.SITE_ENV).toBeUndefined();
});

it("ignores a byte order mark and blank lines", () => {
  writeFileSync(".env.production", `\uFEFF# Ours\n${NAME}=G-FILE\r\n  \nexport GATSBY_MEDIA_BASE_URL=/media # a path\n`);
  completeEnvironment();
  expect([process.env[NAME], process.env.GATSBY_MEDIA_BASE_URL]).toEqual(["G-FILE", "/media"]);
});

it.each([
  ["sets a missing measurement ID to an empty one, for the bundler", undefined, undefined, ""],
  ["reads the file that Gatsby otherwise passes only to the pages", undefined, "G-FILE", "G-FILE"],
  ["keeps a value that is already set", "G-ONE", "G-FILE", "G-ONE"],
])("%s", (_, set, inFile, expected) => {
  if (set !== undefined) process.env[NAME] = set;
  if (inFile !== undefined) writeFileSync(".env.production", `${NAME}=${inFile}\n`);
  completeEnvironment();

  expect(process.env[NAME]).toBe(expected);
});
