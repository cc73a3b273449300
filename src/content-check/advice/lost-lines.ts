import { diffArrays } from "diff";
import { ifUnintended } from "../../history/earlier-version";
import { type Problem, problem, THIS_LINE } from "../problem";
import type { Comparison } from "./comparison";

/** A line that begins something new: a key, a list entry, a heading, a table row, a comment, or the line around front matter. */
const BEGINNING = /^\s*(?:$|#|---|\||>|[-*+] |\d+\. |[\w"'-]+:(?:\s|$))/u;
const SENTENCE_END = /[.!?:][”"’']?\s*$/u;

const goesOn = (line: string | undefined): boolean => line !== undefined && !BEGINNING.test(line);

/** Lines removed from the middle of a text, reported at the line that now follows. Whole sentences may be removed. */
export const lostLines = ({ document, formerText, earlier }: Comparison): Problem[] => {
  const changes = diffArrays(formerText.split("\n"), document.text.split("\n"));
  let line = 1;
  return changes.flatMap(({ value, removed }, index) => {
    if (!removed) line += value.length;
    const next = changes[index + 1];
    const previous = changes[index - 1]?.value.at(-1) ?? "";
    const following = next?.value[0];
    if (!removed || next?.added || !value.every(goesOn) || !goesOn(following)) return [];
    if (SENTENCE_END.test(value.at(-1) ?? "") && (BEGINNING.test(previous) || SENTENCE_END.test(previous))) return [];
    const column = /\S/u.exec(following ?? "")?.index ?? 0;
    const what = `has lost ${value.length === 1 ? "the line" : `the ${value.length} lines`} before it since ${earlier.name}`;
    return [problem(document.path, { line, column: column + 1 }, THIS_LINE, `${what}. ${ifUnintended(earlier)}`)];
  });
};
