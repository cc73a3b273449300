import type { Problem } from "./problem";
import { LONGEST_LINE } from "./read-text";
import type { ContentDocument } from "./reading/document";

/** Adds its source line to each problem, for reports to show. */
export const withSources = (problems: readonly Problem[], documents: readonly ContentDocument[]): Problem[] => {
  const files = new Map(documents.map(({ path, text }) => [`content/${path}`, text.split(/\r?\n/u)]));
  return problems.map((problem) => {
    const source = files.get(problem.file)?.[problem.line - 1];
    return source === undefined || source.trim() === "" ? problem : { ...problem, source: source.slice(0, LONGEST_LINE) };
  });
};
