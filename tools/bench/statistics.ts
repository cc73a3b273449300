/** Statistics of several runs, in the unit of the runs. */
export interface Spread {
  min: number;
  median: number;
  max: number;
}

/** Minimum, median and maximum of at least one value; for an even number of values, the median is the mean of the middle two. */
export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((one, other) => one - other);
  const [min, max] = [sorted[0], sorted.at(-1)];
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (min === undefined || max === undefined || lower === undefined || upper === undefined)
    throw new RangeError("Statistics need at least one run.");
  return { min, median: (lower + upper) / 2, max };
};
