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

/** A fold in a column: its row, where it is on the screen, and how much higher than wide a line along it is in the column. */
interface Fold {
  row: number;
  y: number;
  steep: number;
}

/** The longest piece of a steep fold that a line shows in one column, in widths of the line. */
const STEEPEST = 12;

/** A column's folds, near to far: where it hides more than `least` pixels of what lies behind. */
export function foldsOf(yAt: (column: number, row: number) => number, column: number, sub: number, rows: number, least: number): Fold[] {
  const folds: Fold[] = [];
  let top = 0;
  let deepest = -Infinity;
  for (let row = 1; row <= rows; row++) {
    const y = row < rows ? yAt(column, row) : -Infinity;
    const topY = yAt(column, top);
    if (y > topY) {
      deepest = Math.max(deepest, y);
      continue;
    }
    if (deepest - topY > least) {
      const slope = ((yAt(column + 1, top) - yAt(Math.max(0, column - 1), top)) * sub) / 2;
      folds.push({ row: top, y: topY, steep: Math.min(STEEPEST, Math.sqrt(1 + slope * slope)) });
    }
    top = row;
    deepest = -Infinity;
  }
  return folds;
}
