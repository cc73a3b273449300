import { diffArrays } from "diff";
import type { ContentDocument } from "../document";
import { compare, type EarlierVersion } from "../earlier-version";
import { type Problem, problem, THIS_LINE } from "../problem";
import { splitFrontMatter } from "../read-mdx";

/** A line of a text, and its number. */
interface Line {
  number: number;
  text: string;
}

/** The lines of a legal text that have words. */
const linesOf = (text: string): Line[] => {
  const first = splitFrontMatter(text).whole.split("\n").length;
  const lines = text.split("\n").map((line, index) => ({ number: index + 1, text: line }));
  return lines.filter((line) => line.number >= first && line.text.trim() !== "");
};

/** Lines of a legal text that are gone with nothing in their place. Those that moved are still there; headings are told by name. */
export const lostPassages = (document: ContentDocument, former: string, earlier: EarlierVersion): Problem[] => {
  if (document.kind.name !== "legal") return [];
  const [before, now] = [linesOf(former), linesOf(document.text)];
  const isAbsent = (lines: readonly Line[], line: Line): boolean =>
    !line.text.startsWith("#") && lines.every(({ text }) => text !== line.text);
  const changes = diffArrays(before, now, { comparator: (one, other) => one.text === other.text });
  let passed = 0;
  return changes.flatMap(({ value, removed }, index) => {
    if (!removed) {
      passed += value.length;
      return [];
    }
    const next = changes[index + 1];
    const instead = next?.added ? next.value.filter((line) => isAbsent(before, line)).length : 0;
    const count = value.filter((line) => isAbsent(now, line)).length - instead;
    const [below, last] = [now[passed], now.at(-1)];
    const what = `has lost ${count === 1 ? "the line" : `the ${count} lines`} ${below ? "before" : "after"} it since ${earlier.name}`;
    return count > 0
      ? [problem(document.path, { line: (below ?? last)?.number ?? 1, column: 1 }, THIS_LINE, `${what}. ${compare(earlier)}`)]
      : [];
  });
};
