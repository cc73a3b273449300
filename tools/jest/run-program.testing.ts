/** For tests: runs our programs as npm does. */
import { execFile, type ExecFileOptions } from "node:child_process";
import { pathToFileURL } from "node:url";

const tsx = pathToFileURL(require.resolve("tsx")).href;

/** How a program ended, and what it printed. */
interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs one of our programs; relative paths are resolved against the current folder. */
export const runProgram = (file: string, args: readonly string[] = [], options: ExecFileOptions = {}): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, ["--import", tsx, file, ...args], { ...options, encoding: "utf8" }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
