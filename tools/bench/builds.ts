/** `npm run bench -- builds`: times the content check and builds (clean, unchanged, and after a change) in a copy of the repository. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { copyRepository } from "../support/copy-repository";
import { fail } from "../support/refusal";
import { runTypeScript } from "../support/run.mjs";

const bench = async (): Promise<void> => {
  const folder = copyRepository();
  const page = join(folder, "content/pages/about.yaml");
  const time = async (what: string, command: string, ...args: string[]): Promise<void> => {
    const start = performance.now();
    const code = await runTypeScript(`tools/commands/${command}.ts`, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
    if (code !== 0) throw new Error(`${command} ended with exit code ${code}.`);
    console.log(`| ${what} | ${((performance.now() - start) / 1000).toFixed(1)} |`);
  };
  try {
    console.log("| what | seconds |\n| --- | --: |");
    await time("content check", "check-content");
    await time("build from nothing", "build", "--clean");
    await time("build with nothing changed", "build");
    writeFileSync(page, readFileSync(page, "utf8").replace(/(?<=^ +heading: ).+$/mu, "Changed words"));
    await time("build after a change", "build");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

bench().catch(fail);
