import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { completeEnvironment } from "./complete-environment";

const NAME = "GATSBY_ANALYTICS_MEASUREMENT_ID";
const { env } = process;
const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "environment-"));
  process.chdir(folder);
  process.env = { ...env, NODE_ENV: "production" };
  Reflect.deleteProperty(process.env, NAME);
});

afterEach(() => {
  process.chdir(home);
  process.env = env;
  rmSync(folder, { recursive: true });
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
