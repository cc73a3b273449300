/** Runs programs for our commands. Plain JavaScript without dependencies, because commands need it before anything is installed. */
import { spawn } from "node:child_process";
import { constants } from "node:os";

const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * What a program runs in: by default this process's environment, folder and terminal.
 *
 * @typedef {Pick<import("node:child_process").SpawnOptions, "env" | "cwd" | "stdio">} RunOptions
 */

/**
 * Runs a program and resolves to its exit code. Signals are passed on to the program, which decides how to end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export const run = (program, args, options) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: "inherit", ...options });
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, passOn);
    const stopPassing = () => {
      for (const name of SIGNALS) process.off(name, passOn);
    };
    child.once("error", (error) => {
      stopPassing();
      reject(error);
    });
    child.once("close", (code, signal) => {
      stopPassing();
      // The shell's convention for a program ended by a signal.
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });

/**
 * Runs one of our TypeScript programs without a wrapper process, so that signals reach it.
 * @param {string} file
 * @param {readonly string[]} [args]
 * @param {RunOptions} [options]
 */
export const runTypeScript = (file, args = [], options) => run(process.execPath, ["--import", "tsx", file, ...args], options);

/**
 * Runs npm. If npm started this process, Node.js runs its script, because Windows cannot start `npm` without a shell.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runNpm = (args, options) => {
  const npm = process.env.npm_execpath ?? "";
  return npm.endsWith("npm-cli.js") ? run(process.execPath, [npm, ...args], options) : run("npm", args, options);
};

/**
 * Runs one of package.json's scripts.
 * @param {string} script
 * @param {readonly string[]} [args]
 * @param {RunOptions} [options]
 */
export const runScript = (script, args = [], options) => runNpm(["run", "--silent", script, "--", ...args], options);
