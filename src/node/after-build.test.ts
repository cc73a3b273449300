import { existsSync, readFileSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import { onPostBuild } from "./after-build";
import { writeServerFiles } from "./server-files";
import { temporaryFolder } from "./temporary-folder.testing";

jest.mock("./server-files", () => ({ writeServerFiles: jest.fn() }));

const SCRIPTS = ["webpack-runtime", "framework", "app"].map((name) => `<script src="/${name}-0a1b.js" async></script>`).join("");
const LOADER = '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script>';

const finish = async (): Promise<void> => {
  await onPostBuild?.({} as BuildArgs, { plugins: [] }, () => undefined);
};

it("cleans pages, tells the policy of their scripts, and removes the build's own files", async () => {
  process.chdir(
    temporaryFolder({ "public/index.html": `<p>caf\0é</p>${LOADER}${SCRIPTS}`, "public/_gatsby/slices/a.html": "<p>slice</p>" }),
  );
  await finish();
  expect(readFileSync("public/index.html", "utf8")).toContain("<p>café</p>");
  expect(jest.mocked(writeServerFiles).mock.calls[0]?.[0]).toContainEqual(expect.stringMatching(/^sha256-/u));
  expect(existsSync("public/_gatsby")).toBe(false);
});

it("names the page whose scripts it does not find", async () => {
  process.chdir(temporaryFolder({ "public/about/index.html": "<p>About</p>" }));
  await expect(finish()).rejects.toThrow("public/about/index.html ");
});
