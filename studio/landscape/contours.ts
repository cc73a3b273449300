import { contours } from "d3-contour";
import { mix } from "./landforms";
import { readGrid, type Surface } from "./surface";

/** A point of a contour line, on the grid and on the screen. */
export interface LinePoint {
  x: number;
  y: number;
  column: number;
  row: number;
  hidden: boolean;
  /** Whether all land lies before it, even where that does not hide it. */
  beyond: boolean;
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
      .map((line) => ({ height, level, points: endedAtFolds(surface, line, height) }));
  });
}

/** How fast ground turned away from the eye sinks, in pixels a row: roughness sinks less, and hides nothing. */
const TURNED = -0.3;

/** A contour whose visible stretches end exactly where it passes behind a fold. */
function endedAtFolds(surface: Surface, line: readonly [number, number][], height: number): LinePoint[] {
  const at = (column: number, row: number): LinePoint => {
    const point = locate(surface, column, row, height);
    return { ...point, hidden: point.hidden || readGrid(surface.rise, surface, column, row) < TURNED };
  };
  return line
    .map(([x, y]) => at(x - 0.5, y - 0.5))
    .flatMap((point, index, points) => {
      const before = points[index - 1];
      if (!before || before.hidden === point.hidden) return [point];
      let [seen, unseen] = point.hidden ? [before, point] : [point, before];
      for (let step = 0; step < 6; step++) {
        const middle = at(mix(seen.column, unseen.column, 0.5), mix(seen.row, unseen.row, 0.5));
        if (middle.hidden) unseen = middle;
        else seen = middle;
      }
      return [seen, point];
    });
}

/** How many pixels of the ground behind it a fold hides somewhere: what hides less is only rough. */
export const HIDES = 3;

/** How many points a fold is drawn beyond where it hides something; on it would cross the contours of one and the same slope. */
const BEYOND = 4;

/** The folds of the ground: where it turns away from the eye and hides what is behind it. */
export function traceFolds(surface: Surface): LinePoint[][] {
  const { columns, rows, heights, rise, screenY } = surface;
  const hides = ({ column, row, y }: LinePoint): boolean => {
    let below = Math.ceil(row);
    while (below + 1 < rows && (rise[below * columns + Math.round(column)] ?? 0) < 0) below++;
    return (screenY[below * columns + Math.round(column)] ?? 0) - y > HIDES;
  };
  /** At the edge of a wall, which falls within a cell of the grid, the highest corner of the cell is on the fold. */
  const onFold = ([x, y]: readonly [number, number]): LinePoint => {
    const [column, row] = [x - 0.5, y - 0.5];
    const point = locate(surface, column, row, readGrid(heights, surface, column, row));
    if (!point.hidden) return point;
    const corners = [Math.floor(column), Math.ceil(column)].flatMap((across) =>
      [Math.floor(row), Math.ceil(row)].map((along) => locate(surface, across, along, heights[along * columns + across] ?? 0)),
    );
    return corners.reduce((highest, corner) => (corner.y < highest.y ? corner : highest));
  };
  const shape = contours().size([columns, rows]).smooth(true).contour(Array.from(rise), 0);
  return shape.coordinates
    .flat()
    .flatMap((ring) => openRing(ring as [number, number][], columns, rows))
    .map((line) => line.map(onFold))
    .flatMap(seenStretches)
    .filter((stretch) => stretch.some(hides))
    .map((stretch) => stretch.slice(Math.max(0, stretch.findIndex(hides) - BEYOND), stretch.findLastIndex(hides) + 1 + BEYOND));
}

function seenStretches(line: readonly LinePoint[]): LinePoint[][] {
  const stretches: LinePoint[][] = [[]];
  for (const point of line) {
    if (point.hidden) stretches.push([]);
    else stretches.at(-1)?.push(point);
  }
  return stretches.filter(({ length }) => length > 1);
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
  const { view, columns, rows, skyline, shore } = surface;
  const { x, y } = view.project(column / (columns - 1), row / (rows - 1), height);
  // The skyline of the previous row, so that the line's own slope does not hide it.
  const before = Math.floor(row);
  const hiddenBelow = readGrid(skyline, surface, column, before);
  return { x, y, column, row, hidden: y > hiddenBelow + TOLERANCE, beyond: row > (shore[Math.round(column)] ?? Infinity) };
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

/** A straight line across the picture, at a height and a distance. Nothing hides it. */
export function traceStraight(surface: Surface, { height, z }: { height: number; z: number }): LinePoint[] {
  const { columns, rows, view } = surface;
  const row = view.locate(0, z).v * (rows - 1);
  return Array.from({ length: columns }, (_, column) => ({ ...locate(surface, column, row, height), hidden: false }));
}
