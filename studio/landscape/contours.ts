import { contours } from "d3-contour";
import { readGrid, type Surface } from "./surface";

/** A point of a contour line, on the grid and on the screen. */
export interface LinePoint {
  x: number;
  y: number;
  column: number;
  row: number;
  hidden: boolean;
}

export interface ContourLine {
  height: number;
  /** The line's place among the levels: `level % 5 === 0` is an index contour. */
  level: number;
  points: readonly LinePoint[];
}

/** Levels at whole multiples of an interval inside a range; `level` numbers stay the same whatever the range. */
function levelsBetween(lowest: number, highest: number, interval: number): number[] {
  const levels: number[] = [];
  for (let level = Math.ceil(lowest / interval); level * interval <= highest; level++) levels.push(level);
  return levels;
}

/** How far, in pixels, a line may sink behind a skyline before it counts as hidden: crests need it because of rounding. */
const TOLERANCE = 0.9;

/** Marching squares over a sampled surface, projected, with hidden stretches marked. */
export function traceContours(surface: Surface, interval: number): ContourLine[] {
  const { columns, rows, heights } = surface;
  let lowest = Infinity;
  let highest = -Infinity;
  for (const height of heights) {
    lowest = Math.min(lowest, height);
    highest = Math.max(highest, height);
  }
  // Levels slightly off round numbers keep flat ground at height zero from breaking into specks.
  const offset = interval * 0.013;
  const levels = levelsBetween(lowest, highest, interval);
  const trace = contours().size([columns, rows]).smooth(true);
  const values = Array.from(heights);
  return levels.flatMap((level) => {
    const height = level * interval + offset;
    const shape = trace.contour(values, height);
    return shape.coordinates
      .flat()
      .flatMap((ring) => openRing(ring as [number, number][], columns, rows))
      .map((line) => ({ height, level, points: line.map(([x, y]) => locate(surface, x - 0.5, y - 0.5, height)) }));
  });
}

/** d3-contour closes areas along the grid's border; those stretches are not contours, and are cut out. */
function openRing(ring: readonly [number, number][], columns: number, rows: number): [number, number][][] {
  const inside = ([x, y]: readonly [number, number]): boolean => x >= 0.5 && y >= 0.5 && x <= columns - 0.5 && y <= rows - 0.5;
  const firstOutside = ring.findIndex((point) => !inside(point));
  if (firstOutside < 0) return [[...ring]];
  // Start at a border point, so that no line is cut where the ring happens to begin.
  const turned = [...ring.slice(firstOutside), ...ring.slice(1, firstOutside + 1)];
  const lines: [number, number][][] = [];
  let current: [number, number][] = [];
  for (const point of turned) {
    if (inside(point)) {
      current.push(point);
    } else {
      if (current.length > 1) lines.push(current);
      current = [];
    }
  }
  if (current.length > 1) lines.push(current);
  return lines;
}

function locate(surface: Surface, column: number, row: number, height: number): LinePoint {
  const { view, columns, rows, skyline } = surface;
  const { x, y } = view.project(column / (columns - 1), row / (rows - 1), height);
  // The skyline of the previous row, so that the line's own slope does not hide it.
  const before = Math.floor(row);
  const hiddenBelow = readGrid(skyline, surface, column, before);
  return { x, y, column, row, hidden: y > hiddenBelow + TOLERANCE };
}

/** Projects a route over the ground, given in world units, in the same way as a contour. */
export function traceRoute(surface: Surface, route: readonly (readonly [x: number, z: number])[]): LinePoint[] {
  return route.map(([x, z]) => {
    const { u, v } = surface.view.locate(x, z);
    const column = u * (surface.columns - 1);
    const row = v * (surface.rows - 1);
    return locate(surface, column, row, readGrid(surface.heights, surface, column, row));
  });
}

/** Sections of the ground from left to right, evenly spaced from near to far. */
export function traceProfiles(surface: Surface, count: number): ContourLine[] {
  const { columns, rows, heights } = surface;
  return Array.from({ length: count }, (_, level) => {
    const row = Math.ceil((level / count) * (rows - 1));
    const points = Array.from({ length: columns }, (__, column) => locate(surface, column, row, heights[row * columns + column] ?? 0));
    return { height: 0, level, points };
  });
}

/** A straight line across the picture, at a height and a distance. Nothing hides it. */
export function traceStraight(surface: Surface, { height, z }: { height: number; z: number }): LinePoint[] {
  const { columns, rows, view } = surface;
  const row = view.locate(0, z).v * (rows - 1);
  return Array.from({ length: columns }, (_, column) => ({ ...locate(surface, column, row, height), hidden: false }));
}
