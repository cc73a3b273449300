/**
 * Runs the steps of a check two at a time: most keep one processor busy, and a small machine has two. A task runner such as `concurrently`
 * would add thirty packages, and could not run before they are installed.
 */
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { runScript } from "./run.mjs";

const AT_ONCE = 2;
/** A folder for each run, because `npm run check` and `npm test` may run at the same time. */
const OUTPUT = `.local/steps/${process.pid}`;
/** More room for new objects: with Node's 16 megabytes, collecting them takes a tenth of the tests' time. */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`.trim();

/**
 * @typedef {"inherit" | number} Output A step's output: this terminal, or an open file.
 *
 * @typedef {readonly [name: string, run: (output: Output) => Promise<number>]} Step Its name, and a function that runs it and
 * resolves to its exit code.
 */

/**
 * A step that runs one of package.json's scripts.
 * @param {string} script
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Step[1]}
 */
export const script =
  (script, args = [], env = process.env) =>
  (output) =>
    runScript(script, args, { env: { ...env, NODE_OPTIONS }, stdio: ["inherit", output, output] });

/** Runs one step, and resolves to its exit code. @param {Step} step @param {Output} output @param {() => void} [onEnd] */
export const runStep = async ([name, run], output = "inherit", onEnd = () => undefined) => {
  console.log(`== ${name} begins`);
  const start = performance.now();
  const code = await run(output);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  onEnd();
  console.log(`== ${name}: ${code === 0 ? "passed" : `FAILED with exit code ${code}`} after ${seconds} s`);
  return code;
};

/**
 * Runs steps in this order, two at a time, and resolves to the exit code of the first to fail, or 0. After a failure no further step
 * begins. A step's output is printed once it has ended.
 * @param {readonly Step[]} steps
 */
export const runSteps = async (steps) => {
  mkdirSync(OUTPUT, { recursive: true });
  const waiting = steps.entries();
  let failure = 0;
  const work = async () => {
    for (const [index, step] of waiting) {
      if (failure !== 0) return;
      const file = `${OUTPUT}/${index}.txt`;
      const output = openSync(file, "w");
      const code = await runStep(step, output, () => console.log(readFileSync(file, "utf8").trimEnd()));
      closeSync(output);
      failure ||= code;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  rmSync(OUTPUT, { recursive: true, force: true });
  return failure;
};
