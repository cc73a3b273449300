/** Running programs from our commands. Plain JavaScript without dependencies: it also serves before anything is installed. */
import { spawn } from "node:child_process";
import { constants } from "node:os";

const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs a program in this terminal and resolves to its exit code. Signals go to the program, which decides how to end.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @param {string} [cwd]
 * @returns {Promise<number>}
 */
export const run = (program, args, env = process.env, cwd = process.cwd()) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: "inherit", env, cwd });
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, passOn);
    child.once("error", reject);
    child.once("close", (code, signal) => {
      for (const name of SIGNALS) process.off(name, passOn);
      // The shell's convention for a program that a signal ended.
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });

/**
 * Runs one of our TypeScript programs, in one process: a signal reaches it and not a wrapper around it.
 * @param {string} file
 * @param {string[]} [args]
 * @param {Record<string, string | undefined>} [env]
 */
export const runTypeScript = (file, args = [], env) => run(process.execPath, ["--import", "tsx", file, ...args], env);

/**
 * Runs one of package.json's scripts.
 * @param {string} script
 * @param {string[]} [args]
 * @param {Record<string, string | undefined>} [env]
 */
export const runScript = (script, args = [], env) => run("npm", ["run", "--silent", script, "--", ...args], env);
