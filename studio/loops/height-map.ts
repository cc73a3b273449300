import type { Field } from "../landscape/noise";
import { DETAIL, generalised } from "../landscape/surface";
import type { View } from "../landscape/view";

/** A field sampled once, on a grid that is regular in the view it will be seen from, with a margin for small moves of the camera. */
interface HeightMap {
  view: View;
  columns: number;
  rows: number;
  /** Column by column, near to far; `calm` are those that light falls on. */
  heights: Float32Array;
  calm: Float32Array;
}

/** Share of the picture that is sampled beyond each edge. */
const MARGIN = 0.07;

/** Samples a field; evaluating it is the slowest part of a loop, and is done only here. */
export function sampleHeights(field: Field, view: View, columns = 1440, rows = 760): HeightMap {
  const heights = new Float32Array(columns * rows);
  for (let column = 0; column < columns; column++) {
    const u = -MARGIN + (column / (columns - 1)) * (1 + 2 * MARGIN);
    for (let row = 0; row < rows; row++) {
      const v = -MARGIN + (row / (rows - 1)) * (1 + 2 * MARGIN);
      const { x, z } = view.ground(u, v);
      heights[column * rows + row] = field(x, z);
    }
  }
  const detail = DETAIL / (1 + 2 * MARGIN);
  return { view, columns, rows, heights, calm: generalised(heights, rows, detail * rows, detail * columns) };
}

/** Where, from the left, ground first reaches a height, as a share of the picture's width. */
export function firstLand({ columns, rows, heights }: HeightMap, least: number): number {
  const first = heights.findIndex((height) => height >= least);
  return first < 0 ? 1 : -MARGIN + (Math.floor(first / rows) / (columns - 1)) * (1 + 2 * MARGIN);
}

/** The first of three neighbouring samples, and the weight of each. */
interface Taps {
  first: number;
  a: number;
  b: number;
  c: number;
}

/** Quadratic B-spline weights: heights and slopes are both continuous, so that contours bend without corners. */
function taps(share: number, count: number): Taps {
  const at = Math.min(count - 2.001, Math.max(1.001, ((share + MARGIN) / (1 + 2 * MARGIN)) * (count - 1)));
  const nearest = Math.round(at);
  const off = at - nearest;
  return { first: nearest - 1, a: 0.5 * (0.5 - off) ** 2, b: 0.75 - off * off, c: 0.5 * (0.5 + off) ** 2 };
}

/**
 * Reads the map as another, slightly displaced view sees it, into `out` (column by column). In every view a row lies at one
 * distance and runs evenly from left to right, so each row of the new view is a stretch of one row of the map. Columns before `first` stay
 * as they are.
 */
export function resample(map: Omit<HeightMap, "calm">, view: View, columns: number, rows: number, out: Float32Array, first: number): void {
  const along = Array.from({ length: rows }, (_, row) => {
    const v = row / (rows - 1);
    const left = map.view.locate(view.ground(0, v).x, view.ground(0, v).z);
    const right = map.view.locate(view.ground(1, v).x, view.ground(1, v).z);
    return { left: left.u, width: right.u - left.u, taps: taps(left.v, map.rows) };
  });
  const { heights } = map;
  const line = (start: number, { a, b, c }: Taps): number =>
    a * (heights[start] ?? 0) + b * (heights[start + 1] ?? 0) + c * (heights[start + 2] ?? 0);
  for (let column = first; column < columns; column++) {
    const u = (column + 0.5) / columns;
    along.forEach(({ left, width, taps: vertical }, row) => {
      const across = taps(left + u * width, map.columns);
      const start = across.first * map.rows + vertical.first;
      out[column * rows + row] =
        across.a * line(start, vertical) + across.b * line(start + map.rows, vertical) + across.c * line(start + 2 * map.rows, vertical);
    });
  }
}
