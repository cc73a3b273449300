import { findTokens } from "../../content-model/tokens";
import type { ContentPath, VisitedString } from "../../content-model/visit-strings";
import { read, readText } from "../data";
import type { Problem } from "../problem";
import { problemAt } from "../reading/document";
import type { Comparison } from "./comparison";

/** The innermost list item containing a field. */
const entryOf = (path: ContentPath): ContentPath => path.slice(0, path.findLastIndex((key) => typeof key === "number") + 1);

/** A path without its indexes, which is the same for the same field of every entry. */
const fieldOf = (path: ContentPath): string => path.map((key) => (typeof key === "number" ? "*" : key)).join(".");

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const leavesOf = (data: unknown, path: ContentPath = []): ContentPath[] =>
  typeof data === "object" && data !== null ? Object.entries(data).flatMap(([key, value]) => leavesOf(value, [...path, key])) : [path];

/** Whether a field contains a text, a link or a file, rather than a choice such as `emphasis`, which editors swap on purpose. */
const isOwn = ({ schema }: VisitedString): boolean => schema.graphql !== undefined || schema.media !== undefined;

/** Whether two texts differ only in the order of their tokens. */
const hasSwappedTokens = (text: string, former: string): boolean => {
  const [tokens, formerTokens] = [text, former].map((one) => findTokens(one).map(({ name }) => name));
  const isReordered = !isSame(tokens, formerTokens) && isSame(tokens?.toSorted(), formerTokens?.toSorted());
  return isReordered && text.replace(/\{[^{}]*\}/gu, "{}") === former.replace(/\{[^{}]*\}/gu, "{}");
};

/**
 * Two fields that have swapped their texts since an earlier version: two fields of one entry, or the same field of two entries that have
 * otherwise stayed in place. Whole entries, and objects within them (a picture with its description), may swap places.
 */
export const swappedTexts = ({ document, former, earlier: { name } }: Comparison): Problem[] => {
  const changed = document.strings.filter((text) => isOwn(text) && (readText(former, ...text.path) ?? text.value) !== text.value);
  const has = (now: ContentPath, before: ContentPath): boolean => isSame(read(document.data, ...now), read(former, ...before));
  const isSwapped = (one: ContentPath, other: ContentPath): boolean => has(one, other) && has(other, one);
  const isSlip = (one: ContentPath, other: ContentPath): boolean => {
    const [entry, otherEntry] = [entryOf(one), entryOf(other)];
    const around = one.slice(entry.length).map((_key, index) => entry.length + index);
    if (around.length === 0 || around.some((depth) => isSwapped(one.slice(0, depth), other.slice(0, depth)))) return false;
    const pairs = leavesOf(read(former, ...entry))
      .map((leaf) => ({ mine: [...entry, ...leaf], its: [...otherEntry, ...leaf] }))
      .filter(({ mine, its }) => !isSame(read(former, ...mine), read(former, ...its)));
    const stayed = pairs.filter(({ mine, its }) => has(mine, mine) && has(its, its)).length;
    return stayed > 0 && stayed >= pairs.filter(({ mine, its }) => isSwapped(mine, its)).length;
  };
  return changed.flatMap(({ path, value }, index) => {
    if (hasSwappedTokens(value, readText(former, ...path) ?? ""))
      return [problemAt(document, path, `has the tokens of ${name} in another order. Swap them back if unintended`)];
    const before = changed.slice(0, index).filter((text) => isSwapped(text.path, path));
    const other = before.find((text) => fieldOf(text.path) === fieldOf(path) && isSlip(text.path, path));
    const sibling = before.find((text) => fieldOf(text.path) !== fieldOf(path) && isSame(entryOf(text.path), entryOf(path)));
    const [swapped, rest] = other ? [other, ", but the rest of the two entries has not"] : [sibling, ""];
    const message = (line: number) => `has been swapped with line ${line} since ${name}${rest}. Swap them back if unintended`;
    return swapped ? [problemAt(document, path, message(document.locate(swapped.path).line))] : [];
  });
};
