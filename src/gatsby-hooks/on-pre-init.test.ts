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

/** What stops the build of a small valid site that still has a sample's host; advice goes to `advise`. */
const stops = async (variables: Record<string, string>): Promise<string[]> => {
  // `npm test` sets the variables of the local mocks.
  const neutral = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:GATSBY_|SITE_ENV$)/u.test(name)));
  jest.replaceProperty(process, "env", { ...neutral, ...variables });
  const said: string[] = [];
  const say = (message: string): number => said.push(message);
  const reporter = { panic: say, panicOnBuild: say, info: advise, warn };
  await onPreInit?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  return said;
};

beforeEach(() => {
  process.chdir(temporaryFolder());
  cpSync(VALID_CONTENT, "content", { recursive: true });
});

afterEach(unlockFolder);

it("discards an unfinished run, and locks the folder", async () => {
  mkdirSync("public");

  expect(await stops({})).toEqual([]);
  expect(existsSync("public")).toBe(false);
  expect(existsSync(".local/build-record.json")).toBe(true);

  expect(await stops({ SITE_BUILD_FOLDER: "" })).toEqual([expect.stringContaining("running in this folder")]);
});

it("lets a build continue with samples, and with an unused name", async () => {
  expect(await stops({ GATSBY_API_BASEURL: "" })).toEqual([]);
  expect(warn.mock.calls).toEqual([["GATSBY_API_BASEURL is not a variable of this site. Did you mean `GATSBY_API_BASE_URL`?"]]);
});

it("stops a build for the public with the list of samples", async () => {
  expect(await stops({ SITE_ENV: "production" })).toEqual([
    expect.stringMatching(
      /^content\/site\.yaml:5:7 {2}host {2}has `\{product\}\.example`, .+\ncontent\/site\.yaml:14:10 {2}company\.phone {2}/u,
    ),
  ]);
});

it("passes advice on and builds, for the public too", async () => {
  for (const [path, written, instead] of [
    ["content/site.yaml", "{product}.example", "www.{product}.com"],
    ["content/site.yaml", "+44 20 0000 0000", "+44 20 7183 8750"],
    ["content/faq.yaml", "A platform.", "It's a platform."],
  ] as const) {
    writeFileSync(path, readFileSync(path, "utf8").replace(written, instead));
  }
  expect(await stops({ SITE_ENV: "production" })).toEqual([]);
  expect(advise).toHaveBeenCalledWith(expect.stringContaining("advice: has a straight apostrophe"));
});

it("leaves a build unfinished if content was edited after it was checked", async () => {
  const faq = readFileSync("content/faq.yaml", "utf8");
  writeFileSync("content/faq.yaml", faq.replace("A platform.", "It's a platform."));
  advise.mockImplementationOnce(() => {
    writeFileSync("content/faq.yaml", "");
  });

  expect(await stops({})).toEqual([]);
  expect(finishBuild({})).toContain("has changed during the build");
});

it("says what a build leaves out for want of git's history", async () => {
  expect(await stops({ NODE_ENV: "production" })).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("git fetch --unshallow"));
});

it("leaves out the check that `npm run build` has made of these very sources", async () => {
  rmSync("content/faq.yaml");
  expect(await stops({ [CHECKED]: "others" })).toHaveLength(1);
  unlockFolder();
  expect(await stops({ [CHECKED]: fingerprintOfSources() })).toEqual([]);
});

it("stops any build with an invalid environment or content", async () => {
  expect(await stops({ SITE_ENV: "live" })).toEqual([expect.stringContaining('SITE_ENV is "live"')]);
  rmSync("content/faq.yaml");
  // The process that holds the lock has already warned about names.
  const variables = { SITE_BUILD_FOLDER: process.cwd(), GATSBY_API_BASEURL: "" };
  expect(await stops(variables)).toEqual([expect.stringContaining("content/faq.yaml:1:1")]);
  expect(warn).not.toHaveBeenCalled();
});
