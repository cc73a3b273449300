import { diffArrays } from "diff";

/** A place at which two texts differ: its old and new lines. */
export interface Place {
  removed: readonly string[];
  added: readonly string[];
}

/** Most lines compared one by one; a larger difference counts as one place. */
const MOST_LINES = 2_000;

/** The places at which two texts differ, top to bottom. */
export const differingPlaces = (before: readonly string[], after: readonly string[]): Place[] => {
  const parts = diffArrays([...before], [...after], { maxEditLength: MOST_LINES });
  if (!parts) return [{ removed: before, added: after }];
  const places: { removed: string[]; added: string[] }[] = [];
  parts.forEach(({ value, added, removed }, index) => {
    if (!added && !removed) return;
    const previous = parts[index - 1];
    const place = previous?.added || previous?.removed ? places.at(-1) : undefined;
    const open = place ?? { removed: [], added: [] };
    if (!place) places.push(open);
    (removed ? open.removed : open.added).push(...value);
  });
  return places;
};
