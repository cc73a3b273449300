/** `npm run check:content`: reports problems in the content. */
import { resolve } from "node:path";
import { checkContent } from "../../src/content-check/check-content";
import { coloursFor } from "../../src/content-check/report/colours";
import { type Format, FORMATS, report } from "../../src/content-check/report/report";
import { withResultCache } from "../../src/content-check/result-cache";
import { didYouMean, list, quote } from "../../src/content-model/words";
import { misuse, readArguments } from "../support/arguments.mjs";

const USAGE = `Usage: npm run check:content -- [--format text|json|github] [folder]

  --format text     for people: each problem with its line (the default)
  --format json     for other programs: one JSON document on stdout
  --format github   annotations for pull requests; with GITHUB_ACTIONS=true they are added to the text automatically
  --help            prints this text
  folder            the content folder, "content" by default

Exit code: 0 when the site can be built, 1 when there is an error, 2 when the command line is wrong.`;

const { values, positionals } = readArguments(USAGE, { format: { type: "string" } }, 1);

const formatsFor = (named: string | undefined): readonly Format[] => {
  if (named === undefined) return process.env.GITHUB_ACTIONS === "true" ? ["text", "github"] : ["text"];
  const known = FORMATS.filter((format) => format === named);
  return known.length > 0
    ? known
    : misuse(`Unknown format ${quote(named)}. ${didYouMean(named, FORMATS)}Use one of ${list(FORMATS)}.`, USAGE);
};

const run = async (): Promise<void> => {
  const formats = formatsFor(values.format);
  const folder = resolve(positionals[0] ?? "content");
  const check = () => checkContent(folder);
  // A test's folder must not overwrite the results kept for the site's own content.
  const problems = await (folder === resolve("content") ? withResultCache(check) : check());
  const { stdout, stderr, exitCode } = report(problems, formats, coloursFor(process.stderr));
  if (stderr !== "") console.error(stderr);
  if (stdout !== "") console.log(stdout);
  process.exitCode = exitCode;
};

void run();
