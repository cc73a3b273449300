import { isError, type Problem } from "../problem";
import type { Colours } from "./colours";
import { githubReport } from "./github-report";
import { jsonReport } from "./json-report";
import type { ReportOptions } from "./options";
import { countProblems, textReport } from "./text-report";

/** What a command prints, and how it ends: 1 when there is an error, 0 when there is at most advice. */
export interface Outcome {
  stdout: string;
  stderr: string;
  exitCode: 0 | 1;
}

/** The message when nothing is wrong, or nothing that stops the build. */
const goodNews = (problems: readonly Problem[]): string =>
  problems.length === 0 ? "Content is in order." : `Content is in order, with ${countProblems(problems)}.`;

/** Reports problems in the chosen formats: machine-readable ones on stdout, text on stderr. */
export const report = (problems: readonly Problem[], { formats }: ReportOptions, colours: Colours): Outcome => {
  const isSound = !problems.some(isError);
  const inText = formats.includes("text");
  const stdout = [
    ...(formats.includes("json") ? [jsonReport(problems)] : []),
    ...(formats.includes("github") && problems.length > 0 ? [githubReport(problems)] : []),
    ...(inText && isSound ? [goodNews(problems)] : []),
  ];
  const stderr = inText && problems.length > 0 ? textReport(problems, colours) : "";
  return { stdout: stdout.join("\n"), stderr, exitCode: isSound ? 0 : 1 };
};
