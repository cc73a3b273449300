import { isError, type Problem } from "../problem";
import type { Colours } from "./colours";
import { githubReport } from "./github-report";
import { jsonReport } from "./json-report";
import { countProblems, textReport } from "./text-report";

export const FORMATS = ["text", "json", "github"] as const;

/** A format of the report: for people, for other programs, or for annotations in GitHub Actions. */
export type Format = (typeof FORMATS)[number];

/** What a command prints, and how it ends: 1 when there is an error, 0 when there is at most advice. */
export interface Outcome {
  stdout: string;
  stderr: string;
  exitCode: 0 | 1;
}

/** The message when nothing is wrong, or nothing that stops the build. */
const goodNews = (problems: readonly Problem[]): string =>
  problems.length === 0 ? "No problems found in content/." : `No errors in content/, but ${countProblems(problems)}.`;

/**
 * Reports problems in the chosen formats: machine-readable ones on stdout, text on stderr. When the site can be built, `changes` says what
 * the editor has changed.
 */
export const report = (problems: readonly Problem[], formats: readonly Format[], colours: Colours, changes = ""): Outcome => {
  const isSound = !problems.some(isError);
  const inText = formats.includes("text");
  const stdout = [
    ...(formats.includes("json") ? [jsonReport(problems)] : []),
    ...(formats.includes("github") && problems.length > 0 ? [githubReport(problems)] : []),
    ...(inText && isSound ? [goodNews(problems), ...(changes === "" ? [] : [changes])] : []),
  ];
  const stderr = inText && problems.length > 0 ? textReport(problems, colours) : "";
  return { stdout: stdout.join("\n"), stderr, exitCode: isSound ? 0 : 1 };
};
