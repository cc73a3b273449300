/** What may stand behind `npm run bench --`. */
import { parseArgs } from "node:util";
import { didYouMean } from "../../src/content-model/words";
import type { BenchOptions } from "./group";
import { groups } from "./groups";
import { DEVICES } from "./lighthouse/measure-page";

/** Groups to measure, and what they are asked for; or what is wrong with the arguments, or an answer to `--help`, and its exit code. */
export type BenchArguments = ({ names: readonly string[] } & Omit<BenchOptions, "report">) | { answer: string; exitCode: 0 | 2 };

const USAGE = `Usage: npm run bench -- [group ...] [--runs N] [--pages N ...]

${Object.entries(groups)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join("\n")}

  --runs N             how often each thing is measured; 3 by default
  --pages N            with how many pages content and builds are measured; may stand several times
  --path PATH          which page lighthouse opens, such as /pricing; may stand several times; all pages by default
  --device DEVICE      what lighthouse opens them on, phone or desktop; both by default
  --against FOLDER     another built site, which lighthouse measures in the same runs
  --against-path PATH  which of its pages; may stand several times; / by default

Without a group, all of them one after the other. Each prints a Markdown table; no figure makes it fail.`;

const misuse = (sentence: string): BenchArguments => ({ answer: `${sentence}\n\n${USAGE}`, exitCode: 2 });

const isCount = (text: string): boolean => /^[1-9]\d*$/u.test(text);

/** Reads the arguments of the command; `today` is the number of pages that the content has, of which none can be taken away. */
export const readArguments = (args: readonly string[], today: number): BenchArguments => {
  const options = {
    runs: { type: "string", default: "3" },
    pages: { type: "string", multiple: true, default: [] as string[] },
    path: { type: "string", multiple: true, default: [] as string[] },
    device: { type: "string" },
    against: { type: "string" },
    "against-path": { type: "string", multiple: true },
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
    const devices = DEVICES.filter((device) => values.device === undefined || values.device === device);
    if (devices.length === 0) return misuse(`--device ${values.device} is none of ${DEVICES.join(" and ")}.`);
    const { against: folder, "against-path": otherPaths } = values;
    const unrooted = [...values.path, ...(otherPaths ?? [])].find((path) => !path.startsWith("/"));
    if (unrooted !== undefined) return misuse(`${unrooted} is no path of a page: it begins with a slash, as in /pricing.`);
    if (otherPaths && folder === undefined) return misuse("--against-path names pages of another site: say --against and its folder too.");
    return {
      names: positionals.length > 0 ? positionals : Object.keys(groups),
      runs: Number(values.runs),
      pages: values.pages.map(Number),
      paths: values.path,
      devices,
      against: folder === undefined ? undefined : { folder, paths: otherPaths ?? ["/"] },
    };
  } catch (error) {
    return misuse(error instanceof Error ? error.message : String(error));
  }
};
