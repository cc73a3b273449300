/**
 * A working day of `gatsby develop` in ten minutes: while the server runs, adds, renames and removes a page and saves it twice, over and
 * over, and fails if a save is lost: `node --import tsx tools/try-develop.ts [minutes] [address]`. On a quiet machine a saved sentence is
 * there after 4 s at most, a new page after 8 s.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

const [minutes = "10", address = "http://localhost:8000"] = process.argv.slice(2);

/** As long as a busy machine may take, in milliseconds. */
const LOST = 90_000;

const fileOf = (name: string): string => `content/audiences/${name}.yaml`;
const sample = readFileSync(fileOf("founders"), "utf8");
const save = (name: string, heading: string): void => writeFileSync(fileOf(name), sample.replace(/(?<=\n {4}heading: ).*/u, heading));

const times = new Map<string, number[]>();

/** Waits until something is true, and records how long it took. */
const takes = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  const began = performance.now();
  const passed = (): number => performance.now() - began;
  while (!(await isSo().catch(() => false))) {
    if (passed() > LOST) throw new Error(`${what}: not after ${LOST / 1000} s`);
    await setTimeout(100);
  }
  times.set(what, [...(times.get(what) ?? []), passed() / 1000]);
};

const pageData = async (name: string): Promise<string> => {
  const response = await fetch(`${address}/page-data/${name}/page-data.json`);
  return response.ok ? response.text() : "";
};

const tryADay = async (): Promise<void> => {
  const until = Date.now() + 60_000 * Number(minutes);
  const [first, second] = ["tried", "tried-again"];
  try {
    for (let round = 1; Date.now() < until; round += 1) {
      let heading = `New ${round}`;
      save(first, heading);
      await takes("new page", async () => (await pageData(first)).includes(`"${heading}"`));
      for (let pair = 1; pair <= 4; pair += 1) {
        save(first, `First of ${round}.${pair}`);
        // Gatsby's watcher, chokidar, reports nothing more about a file for 50 ms after a change; nobody saves that fast.
        await setTimeout(100 + Math.random() * 900);
        heading = `Second of ${round}.${pair}`;
        save(first, heading);
        await takes("second save", async () => (await pageData(first)).includes(`"${heading}"`));
      }
      renameSync(fileOf(first), fileOf(second));
      await takes("renamed page", async () => (await pageData(second)).includes(`"${heading}"`) && (await pageData(first)) === "");
      rmSync(fileOf(second));
      await takes("removed page", async () => (await pageData(second)) === "");
    }
  } finally {
    [first, second].forEach((name) => rmSync(fileOf(name), { force: true }));
    for (const [what, seconds] of times) {
      const sorted = seconds.toSorted((a, b) => a - b);
      console.log(
        `${what}: ${sorted.length} times, median ${sorted[sorted.length >> 1]?.toFixed(1)} s, at most ${sorted.at(-1)?.toFixed(1)} s`,
      );
    }
  }
};

void tryADay();
