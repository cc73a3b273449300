/** The options of `npm run bench --`. */
import { didYouMean } from "../../src/content-model/words";
import type { BenchOptions } from "./group";
import { groups } from "./groups";
import { DEVICES } from "./lighthouse/measure-page";

/** The benchmarks to run, and their settings. */
export type BenchRequest = { names: readonly string[] } & Omit<BenchOptions, "report">;

export const USAGE = `Usage: npm run bench -- [group ...] [--runs N] [--pages N ...]

${Object.entries(groups)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join("\n")}

  --runs N         how often each thing is measured; 3 by default
  --pages N        with how many pages content and builds are measured; may be given several times
  --path PATH      which page lighthouse opens, such as /pricing; may be given several times; all pages by default
  --device DEVICE  what lighthouse opens them on, phone or desktop; both by default

Without a group, all of them one after the other. Each prints a Markdown table; no figure makes it fail.`;

export const OPTIONS = {
  runs: { type: "string", default: "3" },
  pages: { type: "string", multiple: true, default: [] as string[] },
  path: { type: "string", multiple: true, default: [] as string[] },
  device: { type: "string" },
} as const;

interface Values {
  runs: string;
  pages: readonly string[];
  path: readonly string[];
  device?: string | undefined;
}

const isCount = (text: string): boolean => /^[1-9]\d*$/u.test(text);

/** The settings, or a sentence that says what is wrong with the arguments; `today` is the number of pages in the content. */
export const readRequest = (
  names: readonly string[],
  { runs, pages, path: paths, device }: Values,
  today: number,
): BenchRequest | string => {
  const unknown = names.find((name) => !Object.hasOwn(groups, name));
  if (unknown !== undefined) return `${unknown} is not a benchmark. ${didYouMean(unknown, Object.keys(groups))}`;
  if (!isCount(runs)) return `--runs ${runs} is not a number of runs.`;
  const wrong = pages.find((text) => !isCount(text) || Number(text) < today);
  if (wrong !== undefined) return `--pages ${wrong} is not a usable number of pages. The content has ${today}; give that many or more.`;
  const devices = DEVICES.filter((known) => device === undefined || device === known);
  if (devices.length === 0) return `--device ${device} is unknown. Use one of ${DEVICES.join(", ")}.`;
  const unrooted = paths.find((path) => !path.startsWith("/"));
  if (unrooted !== undefined) return `${unrooted} is not a page path: begin it with a slash, as in /pricing.`;
  return { names: names.length > 0 ? names : Object.keys(groups), runs: Number(runs), pages: pages.map(Number), paths, devices };
};
