/** What may stand behind `npm run bench --`. */
import { parseArgs } from "node:util";
import { didYouMean } from "../../src/build/check-content/words";
import { groups } from "./groups";

/** Groups to measure, how often, and with how many pages; or what is wrong with the arguments, or an answer to `--help`, and its exit code. */
export type BenchArguments = { names: readonly string[]; runs: number; pages: readonly number[] } | { answer: string; exitCode: 0 | 2 };

const USAGE = `Usage: npm run bench -- [group ...] [--runs N] [--pages N ...]

${Object.entries(groups)
  .map(([name, { summary }]) => `  ${name.padEnd(9)} ${summary}`)
  .join("\n")}

  --runs N    how often each thing is measured; 3 by default
  --pages N   with how many pages content and builds are measured; may stand several times

Without a group, all of them one after the other. Each prints a Markdown table; no figure makes it fail.`;

const misuse = (sentence: string): BenchArguments => ({ answer: `${sentence}\n\n${USAGE}`, exitCode: 2 });

const isCount = (text: string): boolean => /^[1-9]\d*$/u.test(text);

/** Reads the arguments of the command; `today` is the number of pages that the content has, of which none can be taken away. */
export const readArguments = (args: readonly string[], today: number): BenchArguments => {
  const options = {
    runs: { type: "string", default: "3" },
    pages: { type: "string", multiple: true, default: [] as string[] },
    help: { type: "boolean", default: false },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.help) return { answer: USAGE, exitCode: 0 };
    const unknown = positionals.find((name) => !Object.hasOwn(groups, name));
    if (unknown !== undefined) return misuse(`${unknown} is nothing that can be measured. ${didYouMean(unknown, Object.keys(groups))}`);
    if (!isCount(values.runs)) return misuse(`--runs ${values.runs} is no number of runs.`);
    const wrong = values.pages.find((pages) => !isCount(pages) || Number(pages) < today);
    if (wrong !== undefined) return misuse(`--pages ${wrong} is no number of pages. The content has ${today}; give that many or more.`);
    const names = positionals.length > 0 ? positionals : Object.keys(groups);
    return { names, runs: Number(values.runs), pages: values.pages.map(Number) };
  } catch (error) {
    return misuse(error instanceof Error ? error.message : String(error));
  }
};
