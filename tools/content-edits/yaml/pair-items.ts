import { isDeepStrictEqual } from "node:util";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** How many fields two entries have in common. */
const likeness = (one: unknown, other: unknown): number =>
  isObject(one) && isObject(other)
    ? Object.entries(one).filter(([key, value]) => isDeepStrictEqual(value, (other as Record<string, unknown>)[key])).length
    : 0;

/**
 * Matches each entry of a list to its previous version: an equal one anywhere, else the one at its position if the lists are equally
 * long, else the most similar one. Gives its position in `before`, or undefined for a new entry.
 */
export const pairItems = (before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] => {
  const free = new Set(before.keys());
  const take = (position: number | undefined): number | undefined => {
    if (position !== undefined) free.delete(position);
    return position;
  };
  const equal = after.map((item, index) => {
    const isSame = (position: number) => isDeepStrictEqual(before[position], item);
    return take(free.has(index) && isSame(index) ? index : [...free].find(isSame));
  });
  return after.map((item, index) => {
    if (equal[index] !== undefined) return equal[index];
    if (before.length === after.length && free.has(index)) return take(index);
    const [best] = [...free].sort((a, b) => likeness(before[b], item) - likeness(before[a], item));
    return best !== undefined && likeness(before[best], item) > 0 ? take(best) : undefined;
  });
};
