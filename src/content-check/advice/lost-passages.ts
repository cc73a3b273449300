import { diffArrays } from "diff";
import { ifUnintended } from "../../history/earlier-version";
import { type Problem, problem, START, THIS_LINE } from "../problem";
import { placeAfter } from "../read-text";
import { folded } from "../reading/likeness";
import { bodyOf } from "../reading/read-mdx";
import type { Comparison } from "./comparison";

/** A heading, or a line and all those after it, up to an empty line or the beginning of another passage. */
const PASSAGE = /^[ \t]*(?:#.*|\S.*(?:\n(?![ \t]*(?:$|[#|>]|[-*+] |\d{1,3}[.)] )).*)*)/gmu;

/** The paragraphs, headings, list entries and table rows of a running text. */
const passagesIn = (text: string) =>
  [...bodyOf(text).matchAll(PASSAGE)].map(({ 0: written, index }) => ({
    text: folded(written),
    place: () => placeAfter(text.slice(0, text.length - bodyOf(text).length + index)),
  }));

/** Passages removed from a legal text, neither replaced nor moved. Removed headings are reported by their addresses. */
export const lostPassages = ({ document, formerText, earlier }: Comparison): Problem[] => {
  if (document.kind.name !== "legal") return [];
  const now = passagesIn(document.text);
  const runs = diffArrays(passagesIn(formerText), now, { comparator: (one, other) => one.text === other.text });
  return runs.flatMap(({ value, removed }, index) => {
    const [previous, next] = [runs[index - 1], runs[index + 1]];
    const lost = value.filter(({ text }) => !text.startsWith("#") && now.every((passage) => passage.text !== text)).length;
    if (!removed || next?.added || lost === 0) return [];
    const what = `has lost ${lost === 1 ? "the passage" : `the ${lost} passages`} ${next ? "before" : "after"} it`;
    const place = (next?.value[0] ?? previous?.value.at(-1))?.place() ?? START;
    return [problem(document.path, place, THIS_LINE, `${what} since ${earlier.name}. ${ifUnintended(earlier)}`)];
  });
};
