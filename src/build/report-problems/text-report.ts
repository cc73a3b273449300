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

/** The line of the file with a caret under the place; empty when there is none to show. */
export const describePlace = (problem: Problem, colours: Colours = noColours): string => {
  const excerpt = excerptOf(problem);
  if (!excerpt) return "";
  const [number, blank] = excerpt.gutter;
  const tone = isError(problem) ? colours.error : colours.warning;
  return `${colours.faint(number)}${excerpt.shown}\n${colours.faint(blank)}${tone(excerpt.caret)}`;
};

/** One problem: its line (`content/pages/home.yaml:12:5  sections[2].title  is missing. Add ...`), and its place. A warning says that it is one. */
const describeProblem = (problem: Problem, colours: Colours = noColours): string => {
  const [place, field, message] = partsOf(problem);
  const sentence = isError(problem) ? message : `${colours.warning("warning:")} ${message}`;
  const line = [colours.place(place), colours.field(field), sentence].join("  ");
  return [line, describePlace(problem, colours)].filter(Boolean).join("\n");
};

/** All problems for people to read, an empty line after each, and how many there are. */
export const textReport = (problems: readonly Problem[], colours: Colours): string =>
  [...problems.map((problem) => describeProblem(problem, colours)), `${countProblems(problems)} in content/.`].join("\n\n");
