import { isError, type Problem } from "../problem";

/** What `npm run check:content -- --format json` prints; see docs/operating.md. */
export interface JsonReport {
  /** How many problems stop the build. */
  errors: number;
  /** How many do not. */
  advice: number;
  /** All of them, by file, line and column. */
  problems: readonly Problem[];
}

/** Reports all problems as one JSON document, for other programs. */
export const jsonReport = (problems: readonly Problem[]): string => {
  const errors = problems.filter(isError).length;
  const report: JsonReport = { errors, advice: problems.length - errors, problems };
  return JSON.stringify(report, null, 2);
};
