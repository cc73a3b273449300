import type { Problem } from "./problem";

/** Reports every item whose key an earlier item already has. */
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
