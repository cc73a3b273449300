import { spawn } from "node:child_process";
import { performance } from "node:perf_hooks";
import { treeMegabytes } from "./process-tree";
import type { Measurement } from "./table";

/** Interval between memory samples, in milliseconds. */
const INTERVAL = 200;

/** Runs Node with these arguments and measures it. Rejects, with its output, when it fails. */
export const runMeasured = (args: readonly string[], cwd: string): Promise<Measurement> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    let megabytes: number | undefined;
    const look = setInterval(() => {
      const now = child.pid === undefined ? undefined : treeMegabytes(child.pid);
      if (now !== undefined) megabytes = Math.max(megabytes ?? 0, now);
    }, INTERVAL);
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) => {
      clearInterval(look);
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, megabytes });
      else reject(new Error(`node ${args.join(" ")} ended with exit code ${code ?? "none"}:\n${said}`));
    });
  });

/** Measures the same thing several times, one after the other: two at once would slow each other down. */
export const repeat = async (runs: number, measure: (run: number) => Promise<Measurement>): Promise<Measurement[]> => {
  const measured: Measurement[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measure(run));
  return measured;
};
