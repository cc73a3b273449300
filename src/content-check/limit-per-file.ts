import { type Problem, WHOLE_FILE } from "./problem";

/** The most errors, and the most pieces of advice, reported per file: about as many as an editor fixes before checking again. */
const MAX = 20;

/** Limits the report to the first problems of each file, and states how many more there are. Expects them sorted. */
export const limitPerFile = (problems: readonly Problem[]): Problem[] => {
  const groupOf = ({ file, severity }: Problem): string => `${severity} ${file}`;
  const totals = new Map<string, number>();
  for (const problem of problems) totals.set(groupOf(problem), (totals.get(groupOf(problem)) ?? 0) + 1);

  const seen = new Map<string, number>();
  return problems.flatMap((problem) => {
    const group = groupOf(problem);
    const position = seen.get(group) ?? 0;
    seen.set(group, position + 1);
    if (position < MAX) return [problem];
    const left = (totals.get(group) ?? 0) - MAX;
    const message = `has ${left} more problems below. Fix these first.`;
    return position === MAX ? [left === 1 ? problem : { ...problem, field: WHOLE_FILE, message }] : [];
  });
};
