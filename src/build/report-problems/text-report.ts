import { isError, partsOf, type Problem } from "../check-content/problem";
import { type Colours, noColours } from "./colours";
import { excerptOf } from "./excerpt";

/** A number of things: "1 error", "2 errors". */
const count = (size: number, one: string): string => `${size} ${one}${size === 1 ? "" : "s"}`;

/** How many errors and warnings there are, as "2 errors and 1 warning"; "nothing" when there are none. */
export const countProblems = (problems: readonly Problem[]): string => {
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  const counts = [...(errors > 0 ? [count(errors, "error")] : []), ...(warnings > 0 ? [count(warnings, "warning")] : [])];
  return counts.join(" and ") || "nothing";
};

/**
 * One problem: its line (`content/pages/home.yaml:12:5  sections[2].title  is missing. Add ...`), and under it the line of the file
 * with a caret at the place. A warning says that it is one.
 */
export const describeProblem = (problem: Problem, colours: Colours = noColours): string => {
  const [place, field, message] = partsOf(problem);
  const tone = isError(problem) ? colours.error : colours.warning;
  const sentence = isError(problem) ? message : `${tone("warning:")} ${message}`;
  const lines = [[colours.place(place), colours.field(field), sentence].join("  ")];
  const excerpt = excerptOf(problem);
  if (excerpt) {
    const [number, blank] = excerpt.gutter;
    lines.push(colours.faint(number) + excerpt.shown, colours.faint(blank) + tone(excerpt.caret));
  }
  return lines.join("\n");
};

/** All problems for people to read, an empty line after each, and how many there are. */
export const textReport = (problems: readonly Problem[], colours: Colours): string =>
  [...problems.map((problem) => describeProblem(problem, colours)), `${countProblems(problems)} in content/.`].join("\n\n");
