import { mix } from "./landforms";
import type { Field } from "./noise";
import type { View } from "./view";

/** Terrain sampled for one view: everything that drawing needs, row by row from near to far. */
export interface Surface {
  view: View;
  columns: number;
  rows: number;
  heights: Float32Array;
  /** Screen y of each sample. */
  screenY: Float32Array;
  /** The highest point on screen in this column up to and including this row: whatever is lower behind it is hidden. */
  skyline: Float32Array;
  /** By how many pixels a row rises above the one before it: below 0, the ground turns away from the eye. */
  rise: Float32Array;
  /** The last row of land, above height zero, in and near the columns where land folds away from the eye. */
  shore: Float32Array;
  /** Light from -1 (turned away) to 1 (turned to the lamp). */
  light: Float32Array;
}

/** Light from the upper left, unless a scene sets another. */
export const LAMP = [-0.5, 0.55, -0.35] as const;

interface SurfaceOptions {
  columns?: number;
  rows?: number;
  /** Where the light comes from: x to the right, y up, z away from the eye. */
  lamp?: readonly [number, number, number];
  /** How much of the picture `DETAIL` covers across, as a factor: an enlarged part leaves out what its whole does. */
  enlarged?: number;
}

/** The size of what light and shadow leave out, as a share of the picture. */
export const DETAIL = 0.006;

/** Samples a field in a view. The grid is regular on the screen, so that near ground is as finely drawn as far ground. */
export function sampleSurface(field: Field, view: View, options: SurfaceOptions = {}): Surface {
  const { columns = 720, rows = 720, lamp = LAMP, enlarged = 1 } = options;
  const size = columns * rows;
  const heights = new Float32Array(size);
  const screenY = new Float32Array(size);
  const skyline = new Float32Array(size);
  for (let row = 0; row < rows; row++) {
    const v = row / (rows - 1);
    for (let column = 0; column < columns; column++) {
      const u = column / (columns - 1);
      const index = row * columns + column;
      const { x, z } = view.ground(u, v);
      const height = field(x, z);
      const { y } = view.project(u, v, height);
      heights[index] = height;
      screenY[index] = y;
      const before = row === 0 ? Infinity : (skyline[index - columns] ?? Infinity);
      skyline[index] = Math.min(before, y);
    }
  }
  const rise = screenY.map((_, index) => {
    const [before, after] = [Math.max(index - columns, index % columns), Math.min(index + columns, size - columns + (index % columns))];
    return ((screenY[before] ?? 0) - (screenY[after] ?? 0)) / 2;
  });
  const isLand = (column: number, row: number): boolean => (heights[row * columns + column] ?? 0) > 0;
  const shore = farShore(columns, rows, isLand, (column, row) => (rise[row * columns + column] ?? 0) < 0);
  const calm = generalised(heights, columns, DETAIL * enlarged * columns, DETAIL * rows);
  const light = shade(calm, view, columns, rows, lamp);
  return { view, columns, rows, heights, screenY, skyline, rise, shore, light };
}

/** How far to the sides a fold counts, as a share of the picture's width: lines end level with the corner of the land. */
const ASIDE = 0.06;

/** The last row of land in and near the columns where land folds, given where land is, and where it turns away from the eye. */
export function farShore(
  columns: number,
  rows: number,
  isLand: (column: number, row: number) => boolean,
  isTurned: (column: number, row: number) => boolean,
): Float32Array {
  const shore = new Float32Array(columns).fill(Infinity);
  for (let column = 0; column < columns; column++) {
    let last = Infinity;
    let folds = false;
    for (let row = 0; row < rows; row++) {
      if (!isLand(column, row)) continue;
      last = row;
      folds ||= isTurned(column, row);
    }
    if (folds) shore[column] = last;
  }
  const aside = Math.round(ASIDE * columns);
  const near = shore.slice();
  shore.forEach((last, column) => {
    if (last === Infinity) return;
    for (let at = Math.max(0, column - aside); at <= column + aside && at < columns; at++) near[at] = Math.min(near[at] ?? last, last);
  });
  return near;
}

/**
 * Sampled heights without small detail. Light falls on these, as on a printed map: on the ground itself, each dent would be an island of
 * light, and the grid would show as a sawtooth at the foot of a wall. Three running means come close to a bell curve.
 */
export function generalised(heights: Float32Array, inner: number, reachInner: number, reachOuter: number): Float32Array {
  const outer = heights.length / inner;
  const once = (values: Float32Array): Float32Array => meansAlong(meansAlong(values, inner, 1, reachInner), outer, inner, reachOuter);
  return once(once(once(heights)));
}

/** The mean of each value and of those within `reach` of it on a line of a grid, whose values are `stride` apart. */
const meansAlong = (values: Float32Array, length: number, stride: number, reach: number): Float32Array =>
  values.map((_, index) => {
    const place = Math.floor(index / stride) % length;
    const [first, last] = [Math.max(0, Math.ceil(place - reach)), Math.min(length - 1, Math.floor(place + reach))];
    let total = 0;
    for (let at = first; at <= last; at++) total += values[index + (at - place) * stride] ?? 0;
    return total / (last - first + 1);
  });

function shade(heights: Float32Array, view: View, columns: number, rows: number, lamp: readonly [number, number, number]): Float32Array {
  const light = new Float32Array(columns * rows);
  const length = Math.hypot(...lamp);
  for (let row = 0; row < rows; row++) {
    const below = Math.max(0, row - 1);
    const above = Math.min(rows - 1, row + 1);
    for (let column = 0; column < columns; column++) {
      const left = Math.max(0, column - 1);
      const right = Math.min(columns - 1, column + 1);
      const u = column / (columns - 1);
      const from = view.ground(left / (columns - 1), row / (rows - 1));
      const to = view.ground(right / (columns - 1), row / (rows - 1));
      const near = view.ground(u, below / (rows - 1));
      const far = view.ground(u, above / (rows - 1));
      const across = ((heights[row * columns + right] ?? 0) - (heights[row * columns + left] ?? 0)) / (to.x - from.x);
      // In perspective a column runs along a ray, so the step away also moves sideways: take that part out.
      const rise = (heights[above * columns + column] ?? 0) - (heights[below * columns + column] ?? 0);
      const away = (rise - across * (far.x - near.x)) / (far.z - near.z);
      const facing = -across * lamp[0] + lamp[1] - away * lamp[2];
      light[row * columns + column] = facing / (length * Math.hypot(across, away, 1));
    }
  }
  return light;
}

/** Bilinear reading of a sampled quantity at fractional grid coordinates. */
export function readGrid(values: Float32Array, surface: Surface, column: number, row: number): number {
  const { columns, rows } = surface;
  const x = Math.min(columns - 1.001, Math.max(0, column));
  const y = Math.min(rows - 1.001, Math.max(0, row));
  const left = Math.floor(x);
  const near = Math.floor(y);
  const at = near * columns + left;
  const nearEdge = mix(values[at] ?? 0, values[at + 1] ?? 0, x - left);
  const farEdge = mix(values[at + columns] ?? 0, values[at + columns + 1] ?? 0, x - left);
  return mix(nearEdge, farEdge, y - near);
}
