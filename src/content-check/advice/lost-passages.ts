import { diffArrays } from "diff";
import { ifUnintended } from "../earlier-version";
import { type Problem, problem, THIS_LINE } from "../problem";
import { bodyOf, splitFrontMatter } from "../read-mdx";
import type { Comparison } from "./comparison";

const hasWords = (text: string): boolean => text.trim() !== "";

/** Lines of a legal text that are gone with nothing in their place. Those that moved are still there; headings are told by name. */
export const lostPassages = ({ document, formerText: former, earlier }: Comparison): Problem[] => {
  if (document.kind.name !== "legal") return [];
  const first = splitFrontMatter(document.text).whole.split("\n").length;
  const lines = document.text.split("\n");
  const numbers = lines.flatMap((text, index) => (index + 1 >= first && hasWords(text) ? index + 1 : []));
  const [before, now] = [bodyOf(former).split("\n").filter(hasWords), numbers.map((line) => lines[line - 1] ?? "")];
  const missing = (some: readonly string[], others: readonly string[]): number =>
    some.filter((text) => !text.startsWith("#") && !others.includes(text)).length;
  const changes = diffArrays(before, now);
  let passed = 0;
  return changes.flatMap(({ value, removed }, index) => {
    if (!removed) passed += value.length;
    const next = changes[index + 1];
    const count = removed ? missing(value, now) - (next?.added ? missing(next.value, before) : 0) : 0;
    if (count <= 0) return [];
    const line = numbers[passed] ?? numbers.at(-1) ?? first;
    const what = `has lost ${count === 1 ? "the line" : `the ${count} lines`} ${passed < numbers.length ? "before" : "after"} it`;
    return [problem(document.path, { line, column: 1 }, THIS_LINE, `${what} since ${earlier.name}. ${ifUnintended(earlier)}`)];
  });
};
