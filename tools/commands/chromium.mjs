/** Finds an installed Chromium for the browser tests: a test tool's own download fails where only package registries can be reached. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

const PROGRAMS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const ELSEWHERE = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];

/** Path of an installed Chromium, or undefined. `CHROMIUM_PATH` wins, also when it is wrong: its reader should hear of it. */
export const findChromium = () => {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"];
  const places = [...folders.flatMap((folder) => PROGRAMS.map((program) => join(folder, program))), ...ELSEWHERE];
  return process.env.CHROMIUM_PATH || places.find(existsSync);
};

/** Whether there is a Chromium, after installing it where that needs no question: on Debian, as root. */
export const ensureChromium = async () => {
  const found = findChromium();
  if (found !== undefined) {
    if (!existsSync(found)) console.error(`CHROMIUM_PATH is "${found}", which does not exist.`);
    return existsSync(found);
  }
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    console.log("Installing Chromium for the browser tests ...");
    const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const updated = await run("apt-get", ["update", "-qq"], environment);
    const code = updated || (await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], environment));
    if (code === 0 && findChromium() !== undefined) return true;
  }
  console.error("The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to the program.");
  return false;
};
