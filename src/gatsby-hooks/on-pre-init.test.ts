/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { ParentSpanPluginArgs } from "gatsby";
import { temporaryFolder } from "../../tools/jest/temporary-folder.testing";
import { VALID_CONTENT } from "../content-check/valid-content.testing";
import { finishBuild } from "../publishing/public-folder";
import { onPreInit } from "./on-pre-init";

const advise = jest.fn();
const warn = jest.fn();

/** Returns the errors that stop the build of a small valid site, whose host is still a sample. Advice goes to `advise`. */
const errorsOf = async (variables: Record<string, string>): Promise<string[]> => {
  // Drop the variables of the local mocks, which `npm test` sets.
  const neutral = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:GATSBY_|SITE_ENV$)/u.test(name)));
  jest.replaceProperty(process, "env", { ...neutral, ...variables });
  const errors: string[] = [];
  const report = (message: string): number => errors.push(message);
  const reporter = { panic: report, panicOnBuild: report, info: advise, warn };
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
  expect(await build()).toEqual([]);
  expect(existsSync("public")).toBe(true);
  await finishBuild();
  expect(await build()).toEqual([]);
  expect(existsSync("public")).toBe(true);
  expect(await build()).toEqual([]);
  expect(existsSync("public")).toBe(false);
});

it("lets a build continue with samples, and with an unknown variable", async () => {
  expect(await errorsOf({ GATSBY_API_BASEURL: "" })).toEqual([]);
  expect(warn.mock.calls).toEqual([["GATSBY_API_BASEURL is not a variable of this site. Did you mean `GATSBY_API_BASE_URL`?"]]);
});

it("stops a public build with a list of the samples", async () => {
  expect(await errorsOf({ SITE_ENV: "production" })).toEqual([
    expect.stringMatching(
      /^content\/site\.yaml:5:7 {2}host {2}has `\{product\}\.example`, .+\ncontent\/site\.yaml:14:10 {2}company\.phone {2}/u,
    ),
  ]);
});

it("reports advice and continues, in a public build too", async () => {
  for (const [path, written, instead] of [
    ["content/site.yaml", "{product}.example", "www.{product}.com"],
    ["content/site.yaml", "+44 20 0000 0000", "+44 20 7183 8750"],
    ["content/faq.yaml", "A platform.", "It's a platform."],
  ] as const) {
    writeFileSync(path, readFileSync(path, "utf8").replace(written, instead));
  }
  expect(await errorsOf({ SITE_ENV: "production" })).toEqual([]);
  expect(advise).toHaveBeenCalledWith(expect.stringContaining("advice: has a straight apostrophe"));
});

it("stops any build with an invalid environment or content", async () => {
  expect(await errorsOf({ SITE_ENV: "live" })).toEqual([expect.stringContaining('SITE_ENV is "live"')]);
  rmSync("content/faq.yaml");
  expect(await errorsOf({})).toEqual([expect.stringContaining("content/faq.yaml:1:1")]);
});
