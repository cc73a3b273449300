/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { ParentSpanPluginArgs } from "gatsby";
import { temporaryFolder } from "../../tools/jest/temporary-folder.testing";
import { CHECKED, finishBuild } from "../build-record/build-record";
import { fingerprintOfSources } from "../build-record/fingerprint";
import { unlockFolder } from "../build-record/folder-lock";
import { VALID_CONTENT } from "../content-check/valid-content.testing";
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

afterEach(unlockFolder);

it("discards an unfinished run, and locks the folder", async () => {
  mkdirSync("public");

  expect(await errorsOf({})).toEqual([]);
  expect(existsSync("public")).toBe(false);
  expect(existsSync(".local/build-record.json")).toBe(true);

  expect(await errorsOf({ SITE_BUILD_FOLDER: "" })).toEqual([expect.stringContaining("running in this folder")]);
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

it("leaves a build unfinished if content was edited after it was checked", async () => {
  const faq = readFileSync("content/faq.yaml", "utf8");
  writeFileSync("content/faq.yaml", faq.replace("A platform.", "It's a platform."));
  advise.mockImplementationOnce(() => {
    writeFileSync("content/faq.yaml", "");
  });

  expect(await errorsOf({})).toEqual([]);
  expect(finishBuild({})).toContain("have changed during the build");
});

it("warns what a build leaves out without git's history", async () => {
  expect(await errorsOf({ NODE_ENV: "production" })).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("git fetch --unshallow"));
});

it("skips the check if `npm run build` has just checked the same sources", async () => {
  rmSync("content/faq.yaml");
  expect(await errorsOf({ [CHECKED]: "others" })).toHaveLength(1);
  unlockFolder();
  expect(await errorsOf({ [CHECKED]: fingerprintOfSources() })).toEqual([]);
});

it("stops any build with an invalid environment or content", async () => {
  expect(await errorsOf({ SITE_ENV: "live" })).toEqual([expect.stringContaining('SITE_ENV is "live"')]);
  rmSync("content/faq.yaml");
  // The process that locked the folder has already warned about unknown variables.
  const variables = { SITE_BUILD_FOLDER: process.cwd(), GATSBY_API_BASEURL: "" };
  expect(await errorsOf(variables)).toEqual([expect.stringContaining("content/faq.yaml:1:1")]);
  expect(warn).not.toHaveBeenCalled();
});
