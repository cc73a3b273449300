import { execFile } from "node:child_process";
import { dirname, resolve } from "node:path";
import { asAdvice, type Problem, problem, START, THIS_LINE, WHOLE_FILE } from "../../src/content-check/problem";
import { list, quote } from "../../src/content-model/words";

const CHECKED = /\.(?:yaml|mdx)$/u;

const TEMPLATE = "$filename:$row:$col\t$text\t$suggestions";
const FOUND = /^content\/(?<path>.+):(?<line>\d+):(?<column>\d+)\t(?<word>.+)\t(?<suggestions>.*)$/gmu;
/** The end of a suggestion that the dictionary prefers. */
const PREFERRED = "*";
const MAX_SUGGESTED = 3;

const lookUp = (cwd: string, paths: readonly string[]): Promise<string> =>
  new Promise((done, reject) => {
    const [program, config] = ["node_modules/cspell/bin.mjs", "tools/spelling/cspell.config.yaml"].map((path) => resolve(path));
    const options = ["--config", config ?? "", "--quiet", "--show-suggestions", "--no-must-find-files", "--issue-template", TEMPLATE];
    // Exit code 1 means that it found something.
    execFile(process.execPath, [program ?? "", "lint", ...options, ...paths], { cwd, maxBuffer: Infinity }, (error, stdout, stderr) =>
      error && error.code !== 1 ? reject(new Error(stderr.trim() || error.message)) : done(stdout),
    );
  });

const asProblems = (found: string): Problem[] =>
  [...found.matchAll(FOUND)].map(({ groups: { path = "", line, column, word = "", suggestions = "" } = {} }) => {
    const suggested = suggestions.split(", ").filter(Boolean);
    const preferred = suggested.find((one) => one.endsWith(PREFERRED))?.slice(0, -1);
    const nearest = suggested.length === 0 ? "" : ` The nearest words are ${list(suggested.slice(0, MAX_SUGGESTED))}.`;
    const hint = preferred === undefined ? nearest : ` Did you mean ${quote(preferred)}?`;
    const message = `has ${quote(word)}, which is not in the dictionary.${hint} Names and technical terms go into tools/spelling/words.txt`;
    return asAdvice(problem(path, { line: Number(line), column: Number(column) }, THIS_LINE, message));
  });

/**
 * The words of some files of a folder `content/`, given by their paths in it, that are not in the dictionary. Never rejects: if the
 * dictionary cannot be used, that is the advice.
 */
export const misspeltWords = async (folder: string, paths: readonly string[]): Promise<Problem[]> => {
  const checked = paths.filter((path) => CHECKED.test(path)).map((path) => `content/${path}`);
  try {
    return checked.length === 0 ? [] : asProblems(await lookUp(dirname(folder), checked));
  } catch (error) {
    const what = `could not be looked up in the dictionary: “${error instanceof Error ? error.message : String(error)}”`;
    return [asAdvice(problem("", START, WHOLE_FILE, `${what}. Until that is fixed, misspelt words go unnoticed`))];
  }
};
