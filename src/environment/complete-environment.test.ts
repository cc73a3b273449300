import { writeFileSync } from "node:fs";
import { temporaryFolder } from "../../tools/jest/temporary-folder.testing";
import { completeEnvironment } from "./complete-environment";

const NAME = "GATSBY_ANALYTICS_MEASUREMENT_ID";

beforeEach(() => {
  process.chdir(temporaryFolder());
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  Reflect.deleteProperty(process.env, NAME);
});

it.each([
  ["sets a missing measurement ID to an empty one, for the bundler", undefined, undefined, ""],
  ["reads the file that Gatsby otherwise passes only to the pages", undefined, "G-FILE", "G-FILE"],
  ["keeps what is set", "G-ONE", "G-FILE", "G-ONE"],
])("%s", (_, set, inFile, expected) => {
  if (set !== undefined) process.env[NAME] = set;
  if (inFile !== undefined) writeFileSync(".env.production", `${NAME}=${inFile}\n`);
  completeEnvironment();

  expect(process.env[NAME]).toBe(expected);
});
