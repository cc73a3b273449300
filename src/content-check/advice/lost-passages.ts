import { ifUnintended } from "../earlier-version";
import { type Problem, problem, START, THIS_LINE } from "../problem";
import type { Comparison } from "./comparison";
import { comparePassages } from "./passages";

const textsOf = (passages: readonly { text: string }[]): string[] => passages.map(({ text }) => text);

const hold = (texts: readonly string[], text: string): boolean => ` ${texts.join(" ")} `.includes(` ${text} `);

/** Passages removed from a legal text. Ignores those that only moved, were split or joined; headings are reported separately. */
export const lostPassages = (comparison: Comparison): Problem[] => {
  const { document, earlier } = comparison;
  const { before, now, changes } = comparePassages(comparison);
  /** Counts passages that the other version does not have, even in another grouping. */
  const count = (texts: readonly string[], others: readonly { text: string }[], regrouped: readonly string[]): number =>
    texts.filter((text) => !text.startsWith("#") && !textsOf(others).includes(text) && !hold(regrouped, text)).length;
  return changes.flatMap(({ gone, added, previous, next }) => {
    const [old, fresh] = [textsOf(gone), textsOf(added)];
    const regrouped = fresh.filter((text) => hold(old, text));
    const kept = old.filter((text) => hold(regrouped, text));
    const lost = count(old, now, kept) - count(fresh, before, kept);
    const what = `has lost ${lost === 1 ? "the passage" : `the ${lost} passages`} ${next.length > 0 ? "before" : "after"} it`;
    const place = (next[0] ?? previous.at(-1))?.place() ?? START;
    return lost > 0 ? [problem(document.path, place, THIS_LINE, `${what} since ${earlier.name}. ${ifUnintended(earlier)}`)] : [];
  });
};
