import { diffArrays } from "diff";
import { placeAfter } from "../read-text";
import { folded } from "../reading/likeness";
import { bodyOf } from "../reading/read-mdx";
import type { Comparison } from "./comparison";

/** A heading; or a line, and all that follow before an empty one or the first of another passage. */
const PASSAGE = /^[ \t]*(?:#.*|\S.*(?:\n(?![ \t]*(?:$|[#|>]|[-*+] |\d{1,3}[.)] )).*)*)/gmu;

/** The paragraphs, headings, list entries and table rows of a running text. */
const passagesIn = (text: string) =>
  [...bodyOf(text).matchAll(PASSAGE)].map(({ 0: written, index }) => ({
    text: folded(written),
    place: () => placeAfter(text.slice(0, text.length - bodyOf(text).length + index)),
  }));

/** Where the passages of a legal text differ: those that are gone, what is in their place, and the runs of passages around. */
export const comparePassages = ({ document, formerText }: Comparison) => {
  const [before, now] = document.kind.name === "legal" ? [passagesIn(formerText), passagesIn(document.text)] : [[], []];
  const runs = diffArrays(before, now, { comparator: (one, other) => one.text === other.text });
  const changes = runs.flatMap(({ value: gone, removed }, index) => {
    const [previous, next] = [runs[index - 1]?.value ?? [], runs[index + 1]?.value ?? []];
    return removed ? [{ gone, added: runs[index + 1]?.added ? next : [], previous, next }] : [];
  });
  return { before, now, changes };
};
