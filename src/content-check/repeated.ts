import type { Problem } from "./problem";

/** Reports every item but the first of those with the same key. */
export const repeated = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  report: (item: Item, first: Item) => Problem,
): Problem[] => {
  const firsts = new Map<string, Item>();
  return items.flatMap((item) => {
    const first = firsts.get(keyOf(item));
    if (first === undefined) firsts.set(keyOf(item), item);
    return first === undefined ? [] : [report(item, first)];
  });
};
