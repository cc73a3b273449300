/** Reads a command's arguments. Plain JavaScript without dependencies, because commands need it before anything is installed. */
import { parseArgs } from "node:util";

/** The exit code for wrong arguments. */
const MISUSE = 2;

/**
 * Prints the problem and the usage, then exits.
 * @param {string} problem
 * @param {string} usage
 * @returns {never}
 */
export const misuse = (problem, usage) => {
  console.error(`${problem}\n\n${usage}`);
  process.exit(MISUSE);
};

/**
 * Reads this process's arguments: options as for Node's `parseArgs`, and at most `words` positional ones. `--help` prints the
 * usage and exits; so does an unknown argument, after naming it. Call it before anything else.
 * @template {NonNullable<import("node:util").ParseArgsConfig["options"]>} const T
 * @param {string} usage
 * @param {T} options
 * @param {number} words
 */
export const readArguments = (usage, options, words = 0) => {
  if (process.argv.slice(2).includes("--help")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const read = parseArgs({ options, allowPositionals: true });
    if (read.positionals.length > words) throw new Error(`Unexpected argument '${read.positionals[words]}'`);
    return read;
  } catch (error) {
    // Node's second sentence explains how to pass a file name that begins with a hyphen.
    const [problem = ""] = (error instanceof Error ? error.message : String(error)).split(". To specify ");
    return misuse(problem, usage);
  }
};
