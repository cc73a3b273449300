/** Finds an installed Chromium for the browser tests: a test tool's own download fails if only package registries can be reached. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installPackages, isDebianRoot } from "./debian.mjs";

const PROGRAMS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
const ELSEWHERE = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];

/** @param {readonly string[]} programs */
const onPath = (programs) => {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"];
  return folders.flatMap((folder) => programs.map((program) => join(folder, program))).find(existsSync);
};

/** Path of an installed Chromium, or undefined. `CHROMIUM_PATH` wins even if wrong, so that the user sees the error. */
export const findChromium = () => process.env.CHROMIUM_PATH || (onPath(PROGRAMS) ?? ELSEWHERE.find(existsSync));

/**
 * Path of an installed headless shell: the same engine without a browser's windows, which take half of a test's time. If there is none, or
 * `CHROMIUM_PATH` names a browser, the path of {@link findChromium}.
 */
export const findHeadlessShell = () => process.env.CHROMIUM_PATH || (onPath(SHELLS) ?? findChromium());

/** Missing Debian packages. */
const missingPackages = () => [
  ...(findChromium() === undefined ? ["chromium"] : []),
  ...(onPath(SHELLS) === undefined && !process.env.CHROMIUM_PATH ? ["chromium-headless-shell"] : []),
];

/** Installs Chromium and the faster headless shell if that needs no prompt (Debian, as root); returns whether Chromium is available. */
export const ensureChromium = async () => {
  // One by one: a Debian without the shell still has Chromium.
  for (const name of isDebianRoot() ? missingPackages() : []) await installPackages([name], "the browser tests");
  const found = findChromium();
  if (found !== undefined && !existsSync(found)) console.error(`CHROMIUM_PATH is "${found}", which does not exist.`);
  if (found === undefined) {
    console.error(
      "The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to the program.",
    );
  }
  return found !== undefined && existsSync(found);
};
