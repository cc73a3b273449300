import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import { temporaryFolder } from "../content-check/temporary-folder.testing";
import { holdScripts, inlineScriptHashes, onPostBuild } from "./after-build";
import { writeServerFiles } from "./server-files";

jest.mock("./server-files", () => ({ writeServerFiles: jest.fn() }));

const SCRIPTS = ["webpack-runtime", "framework", "app"].map((name) => `<script src="/${name}-0a1b.js" async></script>`).join("");
const PAGE = `<p>caf\0é $&amp;</p><script>window.a=1</script>${SCRIPTS}`;

const warn = jest.fn();
const finish = async (): Promise<void> => {
  await onPostBuild?.({ reporter: { warn } } as unknown as BuildArgs, { plugins: [] }, () => undefined);
};

it("cleans pages, tells the policy of their scripts, and removes the build's own files", async () => {
  process.chdir(temporaryFolder({ "public/index.html": PAGE, "public/_gatsby/slices/a.html": "<p>slice</p>" }));
  await finish();
  const built = readFileSync("public/index.html", "utf8");
  expect(built).toContain("<p>café $&amp;</p>");
  // Nothing is left for the browser to fetch by itself; the starter knows all three.
  expect(built).not.toMatch(/<script[^>]* src=/u);
  expect(built).toContain('<script data-scripts="/webpack-runtime-0a1b.js /framework-0a1b.js /app-0a1b.js">');
  expect(holdScripts(built)).toBe(built);
  expect(writeServerFiles).toHaveBeenCalledWith(Array(2).fill(expect.stringMatching(/^sha256-/u)));
  expect(existsSync("public/_gatsby")).toBe(false);
});

it("warns of a build whose form sends nothing: with the mocks, or without a key", async () => {
  process.chdir(temporaryFolder({ "public/index.html": PAGE }));
  const env = jest.replaceProperty(process, "env", { GATSBY_RECAPTCHA_SITE_KEY: "6Lc" });
  await finish();
  expect(warn).not.toHaveBeenCalled();
  for (const variables of [{}, { GATSBY_RECAPTCHA_SITE_KEY: "mock" }]) {
    env.replaceValue(variables);
    await finish();
  }
  expect(warn).toHaveBeenCalledTimes(2);
});

it.each([
  ["holds 0 rows", PAGE.replace(" async", "")],
  ["holds 2 rows", PAGE + SCRIPTS],
])("names the page that %s of scripts", async (complaint, html) => {
  process.chdir(temporaryFolder({ "public/about/index.html": html }));
  await expect(finish()).rejects.toThrow(`public/about/index.html ${complaint}`);
});

it("hashes all that runs, now or after consent, spaces and line breaks included; neither files nor data", () => {
  const code = ["\n  run()\n", "go()", "measure()"];
  const [first, second, third] = code;
  const page = `<script id="a">${first}</script><script src="/app.js" async></script><script type="module">${second}</script>
    <script type="application/ld+json">{}</script><script type="text/plain" data-category="tracking">${third}</script>`;
  expect(inlineScriptHashes(page)).toEqual(code.map((text) => `sha256-${createHash("sha256").update(text).digest("base64")}`));
});
