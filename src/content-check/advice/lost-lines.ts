import { diffArrays } from "diff";
import type { Place } from "../problem";

/** The first line of something: a key, an entry of a list, a heading, a table's row, a comment, or the mark around front matter. */
const BEGINNING = /^\s*(?:$|#|---|\||>|[-*+] |\d+\. |[\w"'-]+:(?:\s|$))/u;
const SENTENCE_END = /[.!?:][”"’']?\s*$/u;

const goesOn = (line: string | undefined): boolean => line !== undefined && !BEGINNING.test(line);

/** Lines removed from a text, with the line that now follows in their place, unless whole sentences were removed. */
export const lostLines = (before: string, now: string): { place: Place; count: number }[] => {
  const changes = diffArrays(before.split("\n"), now.split("\n"));
  let line = 1;
  return changes.flatMap(({ value, removed }, index) => {
    if (!removed) line += value.length;
    const next = changes[index + 1];
    const previous = changes[index - 1]?.value.at(-1) ?? "";
    const following = next?.value[0];
    if (!removed || next?.added || !value.every(goesOn) || !goesOn(following)) return [];
    const wasWhole = SENTENCE_END.test(value.at(-1) ?? "") && (BEGINNING.test(previous) || SENTENCE_END.test(previous));
    const column = /\S/u.exec(following ?? "")?.index ?? 0;
    return wasWhole ? [] : [{ place: { line, column: column + 1 }, count: value.length }];
  });
};
