/** Finds an installed Chromium for the browser tests: a test tool's own download fails where only package registries can be reached. */
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

/** Path of an installed Chromium, or undefined. `CHROMIUM_PATH` wins, also when it is wrong: its reader should hear of it. */
export const findChromium = () => process.env.CHROMIUM_PATH || (onPath(PROGRAMS) ?? ELSEWHERE.find(existsSync));

/**
 * Path of an installed headless shell: the same engine without the windows of a browser, which take half of a test's time. Where there
 * is none, or `CHROMIUM_PATH` names a browser, that of {@link findChromium}.
 */
export const findHeadlessShell = () => process.env.CHROMIUM_PATH || (onPath(SHELLS) ?? findChromium());

/** Debian's packages that are missing. */
const missingPackages = () => [
  ...(findChromium() === undefined ? ["chromium"] : []),
  ...(onPath(SHELLS) === undefined && !process.env.CHROMIUM_PATH ? ["chromium-headless-shell"] : []),
];

/** Whether there is a Chromium, after installing it, and the shell that saves time, where that needs no question: on Debian, as root. */
export const ensureChromium = async () => {
  // One after the other: a Debian without the shell has Chromium all the same.
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
