/** One closed contour line. */
export interface ContourLine {
  /** Its path, in the units of {@link MAP_SIZE}. */
  path: string;
  /** The station whose height it marks, counted from 0; undefined for the thin lines between two stations. */
  station: number | undefined;
}

/** A hill seen from above, with a way up. */
interface ContourMap {
  /** The contour lines, from the foot to the summit. */
  lines: readonly ContourLine[];
  /** The way up, with {@link WAY_POINTS} points from one line to the next. */
  way: readonly { x: number; y: number }[];
  /** A square around the outermost line, with a margin for a station's mark. */
  frame: { x: number; y: number; size: number };
}

/** Edge length of the map, in its own units. */
export const MAP_SIZE = 320;

const FOOT_RADIUS = 148;
const SUMMIT_RADIUS = 16;
const LINES_PER_STATION = 3;
const POINTS = 32;
/** Number of points of the way up between one line and the next. */
export const WAY_POINTS = 3;
const MARGIN = 10;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A pseudo-random number between 0 and 1, always the same for the same terrain and index. */
const variation = (terrain: number, index: number): number => {
  const value = Math.sin(terrain * 12.9898 + index * 78.233) * 43758.5453;
  return value - Math.floor(value);
};

/** A contour's radius at an angle, relative to a circle's. The waves turn slightly with height (0 is the foot, 1 the summit). */
const relief = (terrain: number, angle: number, height: number): number => {
  const turn = 2 * Math.PI * variation(terrain, 1);
  const twist = 0.9 * height;
  const wave = (frequency: number, strength: number, place: number): number =>
    strength * (1 - 0.4 * height) * Math.cos(frequency * angle + turn + 7 * variation(terrain, place) + twist);
  return 1 + wave(2, 0.13, 2) + wave(3, 0.09, 3) + wave(5, 0.035, 4);
};

const pointAt = (terrain: number, angle: number, height: number): { x: number; y: number } => {
  const radius = (FOOT_RADIUS + (SUMMIT_RADIUS - FOOT_RADIUS) * height) * 0.84 * relief(terrain, angle, height);
  // The summit is off centre, so that one flank is steeper.
  const lean = 2 * Math.PI * variation(terrain, 5);
  const middle = MAP_SIZE / 2;
  return {
    x: round(middle + 22 * height * Math.cos(lean) + radius * Math.cos(angle)),
    y: round(middle + 22 * height * Math.sin(lean) + radius * Math.sin(angle)),
  };
};

const pointsAt = (terrain: number, height: number): { x: number; y: number }[] =>
  Array.from({ length: POINTS }, (_, index) => pointAt(terrain, (index / POINTS) * 2 * Math.PI, height));

/** A smooth closed curve: it joins the midpoints of a polygon's sides, and the corners between them bend it. */
const lineAt = (terrain: number, height: number): string => {
  const points = pointsAt(terrain, height);
  const sides = points.map(({ x, y }, index) => {
    const next = points[(index + 1) % POINTS] ?? { x, y };
    return `${round((x + next.x) / 2)} ${round((y + next.y) / 2)}Q${next.x} ${next.y} `;
  });
  return `M${sides.join("")}${sides[0]?.split("Q")[0] ?? ""}`;
};

const frameOf = (points: readonly { x: number; y: number }[]): ContourMap["frame"] => {
  const reach = (places: readonly number[]): [number, number] => [Math.min(...places), Math.max(...places)];
  const [left, right] = reach(points.map(({ x }) => x));
  const [top, bottom] = reach(points.map(({ y }) => y));
  const size = Math.ceil(Math.max(right - left, bottom - top)) + 2 * MARGIN;
  return { x: round((left + right - size) / 2), y: round((top + bottom - size) / 2), size };
};

/** Draws a terrain's map, with a station for each step (at least two). */
export const drawContourMap = (stationCount: number, terrain: number): ContourMap => {
  const lineCount = (stationCount - 1) * LINES_PER_STATION + 1;
  const heights = Array.from({ length: lineCount }, (_, index) => index / (lineCount - 1));
  const start = 2 * Math.PI * variation(terrain, 6);
  const climbs = Array.from({ length: (lineCount - 1) * WAY_POINTS + 1 }, (_, index) => index / WAY_POINTS / (lineCount - 1));
  return {
    lines: heights.map((height, index) => ({
      path: lineAt(terrain, height),
      station: index % LINES_PER_STATION === 0 ? index / LINES_PER_STATION : undefined,
    })),
    way: climbs.map((height) => pointAt(terrain, start + (2.4 + 2.6 * height) * height, height)),
    frame: frameOf(pointsAt(terrain, 0)),
  };
};
