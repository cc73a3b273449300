import { writeFileSync } from "node:fs";
import { temporaryFolder } from "../../tools/jest/temporary-folder.testing";
import { completeEnvironment } from "./complete-environment";

const NAME = "GATSBY_ANALYTICS_MEASUREMENT_ID";

beforeEach(() => {
  process.chdir(temporaryFolder());
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  Reflect.deleteProperty(process.env, NAME);
});

it("sets a missing measurement ID to an empty one, for the bundler", () => {
  expect(completeEnvironment()[NAME]).toBe("");
  expect(process.env[NAME]).toBe("");
});

it("reads the file that Gatsby otherwise passes only to the pages", () => {
  writeFileSync(".env.production", `${NAME}=G-FILE\n`);

  expect(completeEnvironment()[NAME]).toBe("G-FILE");
});

it("keeps what is set", () => {
  process.env[NAME] = "G-ONE";

  expect(completeEnvironment()[NAME]).toBe("G-ONE");
});
