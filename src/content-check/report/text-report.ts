import { isError, partsOf, type Problem } from "../problem";
import { type Colours, noColours } from "./colours";
import { excerptOf } from "./excerpt";

/** Counts errors and advice: "2 errors and 1 piece of advice", or "nothing". */
export const countProblems = (problems: readonly Problem[]): string => {
  const errors = problems.filter(isError).length;
  const advice = problems.length - errors;
  const counts = [
    ...(errors > 0 ? [`${errors} ${errors === 1 ? "error" : "errors"}`] : []),
    ...(advice > 0 ? [`${advice} ${advice === 1 ? "piece" : "pieces"} of advice`] : []),
  ];
  return counts.join(" and ") || "nothing";
};

/** The line of the file with a caret under the place; empty when there is no line to show. */
const describePlace = (problem: Problem, colours: Colours = noColours): string => {
  const excerpt = excerptOf(problem);
  if (!excerpt) return "";
  const [number, blank] = excerpt.gutter;
  const tone = isError(problem) ? "error" : "advice";
  return `${colours("faint", number)}${excerpt.shown}\n${colours("faint", blank)}${colours(tone, excerpt.caret)}`;
};

/**
 * One problem on one line (`content/pages/home.yaml:12:5  sections[2].title  is missing. Add ...`), followed by its excerpt. Advice is
 * marked as such.
 */
const describeProblem = (problem: Problem, colours: Colours = noColours): string => {
  const [place, field, message] = partsOf(problem);
  const sentence = isError(problem) ? message : `${colours("advice", "advice:")} ${message}`;
  const line = [colours("place", place), colours("field", field), sentence].join("  ");
  return [line, describePlace(problem, colours)].filter(Boolean).join("\n");
};

/** All problems for people to read, with an empty line after each, and their number. */
export const textReport = (problems: readonly Problem[], colours: Colours): string =>
  [...problems.map((problem) => describeProblem(problem, colours)), `${countProblems(problems)} in content/.`].join("\n\n");
