/** Files, or what names them, in their order, changed ones after the others: the originals come first. */
export const changedLast = <Item extends { path: string }>(items: readonly Item[], hasChanged: (path: string) => boolean): Item[] =>
  items.toSorted((one, other) => Number(hasChanged(one.path)) - Number(hasChanged(other.path)));
