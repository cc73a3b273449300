/** Moves changed items to the end, so that of two duplicates the original comes first. */
export const changedLast = <Item extends { path: string }>(items: readonly Item[], hasChanged: (path: string) => boolean): Item[] =>
  items.toSorted((one, other) => Number(hasChanged(one.path)) - Number(hasChanged(other.path)));
