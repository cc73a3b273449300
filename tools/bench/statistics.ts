/** What several runs have in common, in the unit of the runs. */
export interface Spread {
  min: number;
  median: number;
  max: number;
}

/** Least, middle and greatest of at least one value; of an even number, the median is the mean of the two in the middle. */
export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((one, other) => one - other);
  const [min, max] = [sorted[0], sorted.at(-1)];
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (min === undefined || max === undefined || lower === undefined || upper === undefined) throw new RangeError("No run, no spread.");
  return { min, median: (lower + upper) / 2, max };
};
