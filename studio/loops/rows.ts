import type { View } from "../landscape/view";

/** How a view projects each row, all of it at one distance: screen y is `base` plus `slope` times the height. */
export interface Rows {
  base: Float32Array;
  slope: Float32Array;
  /** World x at the picture's left edge, the width from there to the right edge, and the distance. */
  left: Float32Array;
  across: Float32Array;
  away: Float32Array;
}

/** Reads a view at a number of rows. */
export function projection(view: View, count: number): Rows {
  const rows = Array.from({ length: count }, (_, row) => row / (count - 1));
  const base = Float32Array.from(rows, (v) => view.project(0, v, 0).y);
  const left = Float32Array.from(rows, (v) => view.ground(0, v).x);
  return {
    base,
    slope: Float32Array.from(rows, (v, row) => view.project(0, v, 1).y - (base[row] ?? 0)),
    left,
    across: Float32Array.from(rows, (v, row) => view.ground(1, v).x - (left[row] ?? 0)),
    away: Float32Array.from(rows, (v) => view.ground(0, v).z),
  };
}
