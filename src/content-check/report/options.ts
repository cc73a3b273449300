/** The options of `npm run check:content --`. */
import { parseArgs } from "node:util";
import { didYouMean, list } from "../../content-model/words";

const FORMATS = ["text", "json", "github"] as const;

/** A form of report: for people, for other programs, for the annotations of GitHub Actions. */
export type Format = (typeof FORMATS)[number];

/** What a command reports, and how. */
export interface ReportOptions {
  /** The content folder. */
  folder: string;
  formats: readonly Format[];
}

/** Options; or what is wrong with them, or an answer to `--help`, and the exit code that goes with it. */
export type ReadOptions = ReportOptions | { answer: string; exitCode: 0 | 2 };

const USAGE = `Usage: npm run check:content -- [--format text|json|github] [folder]

  --format text     for people: each problem with its line (the default)
  --format json     for other programs: one JSON document on stdout, described in docs/operating.md
  --format github   annotations for pull requests; added to the text automatically when GITHUB_ACTIONS is true
  --help            this text
  folder            the content folder, "content" by default

Exit code: 0 when the site can be built, 1 when there is an error, 2 when the command line is wrong.`;

const KNOWN = ["format", "help"];

const isFormat = (value: unknown): value is Format => FORMATS.some((format) => format === value);

const misuse = (sentence: string): ReadOptions => ({ answer: `${sentence}\n\n${USAGE}`, exitCode: 2 });

/** Reads the arguments of the command; `environment` decides the format when none is named. */
export const readOptions = (args: readonly string[], environment: Readonly<Record<string, string | undefined>>): ReadOptions => {
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: { format: { type: "string" }, help: { type: "boolean" } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const flags = tokens.filter((token) => token.kind === "option");
  const unknown = flags.find(({ name }) => !KNOWN.includes(name));
  if (unknown) {
    const hint = didYouMean(unknown.name, KNOWN).replace(/`(\w+)`/u, "`--$1`");
    return misuse(`Unknown option \`${unknown.rawName}\`. ${hint || `The options are ${list(KNOWN.map((name) => `--${name}`))}.`}`.trim());
  }
  if (flags.some(({ name }) => name === "help")) return { answer: USAGE, exitCode: 0 };
  if (positionals.length > 1) return misuse(`Only one folder can be checked at a time, not ${list(positionals)}.`);

  const format = flags.findLast(({ name }) => name === "format");
  const [folder = "content"] = positionals;
  if (!format) return { folder, formats: environment.GITHUB_ACTIONS === "true" ? ["text", "github"] : ["text"] };
  if (isFormat(format.value)) return { folder, formats: [format.value] };
  const hint = didYouMean(format.value ?? "", FORMATS);
  return misuse(
    format.value === undefined
      ? `\`--format\` needs a value: one of ${list(FORMATS)}.`
      : `Unknown format \`${format.value}\`. ${hint || `Use one of ${list(FORMATS)}.`}`.trim(),
  );
};
