import type { ContourLine, LinePoint } from "../landscape/contours";
import { readGrid, type Surface } from "../landscape/surface";
import { toHex, type Colour } from "./colour";
import { smoothPath, thin } from "./path";

/** How one stretch of a line is drawn; `undefined` leaves it out. */
interface Stroke {
  colour: Colour;
  width: number;
}

/** What a pen knows when it chooses a stroke. */
interface PenPoint {
  level: number;
  x: number;
  y: number;
  light: number;
  depth: number;
  height: number;
  /** Whether all land lies before it. */
  beyond: boolean;
}

export type Pen = (point: PenPoint) => Stroke | undefined;

const WIDTH_STEP = 0.15;

const GAP = 1.6;

/**
 * Draws contour lines as SVG paths, one per look: neighbours that look the same share a path.
 * `gap` is the minimum distance between points, in pixels: a larger one makes a smaller file.
 */
export function drawContours(surface: Surface, lines: readonly ContourLine[], pen: Pen, gap = GAP): string {
  const looks = new Map<string, string[]>();
  for (const line of lines) {
    for (const run of splitRuns(surface, line, pen, gap)) {
      const path = smoothPath(run.points);
      if (!path) continue;
      const paths = looks.get(run.look);
      if (paths) paths.push(path);
      else looks.set(run.look, [path]);
    }
  }
  return [...looks].map(([look, paths]) => `<path ${look} d="${paths.join("")}"/>`).join("\n");
}

/** A stretch of a line that looks the same all along. */
export interface Run {
  /** SVG attributes. */
  look: string;
  points: LinePoint[];
}

/** Visible stretches of fewer pixels are left out: they are specks on a skyline, not lines. */
const MIN_PIXELS = 9;

/** The same under water, where short lines would float unless they close. */
const MIN_SUNK = 120;

/** Cuts a line where it disappears or its look changes; both sides of a change of look share a point, so that no gap shows. */
export function splitRuns(surface: Surface, line: ContourLine, pen: Pen, gap = GAP): Run[] {
  const stretches: Run[][] = [];
  let stretch: Run[] | undefined;
  for (const point of thin(line.points, gap)) {
    const look = lookOf(surface, line, point, pen);
    if (look === undefined) {
      stretch = undefined;
      continue;
    }
    if (!stretch) stretches.push((stretch = []));
    const run = stretch[stretch.length - 1];
    run?.points.push(point);
    if (run?.look !== look) stretch.push({ look, points: [point] });
  }
  return stretches.filter((runs) => lengthOf(runs) >= (line.height < 0 && !isClosed(runs) ? MIN_SUNK : MIN_PIXELS)).flat();
}

function isClosed(runs: readonly Run[]): boolean {
  const [first, last] = [runs[0]?.points[0], runs.at(-1)?.points.at(-1)];
  return first?.x === last?.x && first?.y === last?.y;
}

export function lengthOf(runs: readonly Run[]): number {
  let length = 0;
  for (const { points } of runs) {
    points.forEach((point, index) => {
      const before = points[index - 1];
      if (before) length += Math.hypot(point.x - before.x, point.y - before.y);
    });
  }
  return length;
}

function lookOf(surface: Surface, line: ContourLine, point: LinePoint, pen: Pen): string | undefined {
  const { width, height } = surface.view;
  const outside = point.x < -20 || point.y < -20 || point.x > width + 20 || point.y > height + 20;
  if (point.hidden || outside) return undefined;
  const stroke = pen({
    level: line.level,
    x: point.x,
    y: point.y,
    light: readGrid(surface.light, surface, point.column, point.row),
    depth: point.row / (surface.rows - 1),
    height: readGrid(surface.heights, surface, point.column, point.row),
    beyond: point.beyond,
  });
  if (!stroke) return undefined;
  const rounded = Math.round(stroke.width / WIDTH_STEP) * WIDTH_STEP;
  return `stroke="${toHex(stroke.colour)}" stroke-width="${rounded.toFixed(2)}" stroke-linecap="round"`;
}
