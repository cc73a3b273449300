import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { ParentSpanPluginArgs } from "gatsby";
import { VALID_CONTENT } from "../content-check/damaged-contents.testing";
import { temporaryFolder } from "../content-check/temporary-folder.testing";
import { onPreInit } from "./before-build";
import { finishBuild } from "./public-folder";

const warn = jest.fn();

/** The errors that stop the build of a small valid site, whose host is still a sample. */
const errorsOf = async (variables: Record<string, string>): Promise<string[]> => {
  // Drop the variables of the local mocks, which `npm test` sets.
  const neutral = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:GATSBY_|SITE_ENV$)/u.test(name)));
  jest.replaceProperty(process, "env", { ...neutral, ...variables });
  const errors: string[] = [];
  const report = (message: string): number => errors.push(message);
  const reporter = { panic: report, panicOnBuild: report, warn };
  await onPreInit?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  return errors;
};

beforeEach(() => {
  process.chdir(temporaryFolder());
  cpSync(VALID_CONTENT, "content", { recursive: true });
});

it("starts from scratch after a build that did not finish, and only then", async () => {
  const build = () => errorsOf({ NODE_ENV: "production" });
  mkdirSync("public");
  mkdirSync("deploy/nginx/generated", { recursive: true });
  expect(await build()).toEqual([]);
  expect([existsSync("public"), existsSync("deploy/nginx/generated")]).toEqual([true, false]);
  await finishBuild();
  expect(await build()).toEqual([]);
  expect(existsSync("public")).toBe(true);
  expect(await build()).toEqual([]);
  expect(existsSync("public")).toBe(false);
});

it("stops a public build with a list of the samples", async () => {
  expect(await errorsOf({ GATSBY_RECAPTCHA_SITE_KEY: "6Lc_a-B90123456789012345", SITE_ENV: "production" })).toEqual([
    expect.stringMatching(/^A public build contains no samples:\n.*\ncontent\/site\.yaml:5:7 {2}host {2}has `\{product\}\.example`, /su),
  ]);
});

it("stops any build with all errors of the content", async () => {
  writeFileSync("content/site.yaml", readFileSync("content/site.yaml", "utf8").replace("  name: Norden", "  nmae: Norden"));
  rmSync("content/faq.yaml");
  expect(await errorsOf({})).toEqual([
    expect.stringMatching(/^content\/faq\.yaml:1:1 .*\ncontent\/site\.yaml:2:3 {2}product\.nmae .*`name`\?$/u),
  ]);
});

it("stops any build with an unusable variable", async () => {
  expect(await errorsOf({ SITE_ENV: "live" })).toEqual([expect.stringContaining("SITE_ENV cannot be used")]);
});
