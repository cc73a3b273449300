import { diffArrays } from "diff";

/** A place at which two texts differ: its old and new lines. */
export interface Place {
  removed: readonly string[];
  added: readonly string[];
}

/** The places at which two texts differ, from top to bottom. */
export const differingPlaces = (before: readonly string[], after: readonly string[]): Place[] => {
  const parts = diffArrays([...before], [...after]);
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
