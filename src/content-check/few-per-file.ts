import { type Problem, WHOLE_FILE } from "./problem";

/** Most errors, and most pieces of advice, that are told of one file: what somebody mends before looking again. */
const MOST = 20;

/** Leaves out what is too much to read: of each file the first problems are told, and how many more there are. Expects them in order. */
export const fewPerFile = (problems: readonly Problem[]): Problem[] => {
  const groupOf = ({ file, severity }: Problem): string => `${severity} ${file}`;
  const totals = new Map<string, number>();
  for (const problem of problems) totals.set(groupOf(problem), (totals.get(groupOf(problem)) ?? 0) + 1);

  const told = new Map<string, number>();
  return problems.flatMap((problem) => {
    const group = groupOf(problem);
    const position = told.get(group) ?? 0;
    told.set(group, position + 1);
    if (position < MOST) return [problem];
    const left = (totals.get(group) ?? 0) - MOST;
    const message = `has ${left} more problems from here on, which are not listed. Mend those above first.`;
    return position === MOST ? [left === 1 ? problem : { ...problem, field: WHOLE_FILE, message }] : [];
  });
};
