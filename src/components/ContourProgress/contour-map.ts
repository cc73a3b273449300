/** Edge length of the map, in its own units. */
export const MAP_SIZE = 320;

const FOOT_RADIUS = 148;
const SUMMIT_RADIUS = 16;
const POINTS = 32;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A pseudo-random number between 0 and 1, always the same for the same terrain and index. */
const variation = (terrain: number, index: number): number => {
  const value = Math.sin(terrain * 12.9898 + index * 78.233) * 43758.5453;
  return value - Math.floor(value);
};

/** A contour's radius at an angle, relative to a circle's. The waves turn slightly with height (0 is the foot, 1 the summit). */
const relief = (terrain: number, angle: number, height: number): number => {
  const turn = 2 * Math.PI * variation(terrain, 1) + 0.9 * height;
  const wave = (frequency: number, strength: number, place: number): number =>
    strength * (1 - 0.4 * height) * Math.cos(frequency * angle + turn + 7 * variation(terrain, place));
  return 1 + wave(2, 0.13, 2) + wave(3, 0.09, 3) + wave(5, 0.035, 4);
};

const pointAt = (terrain: number, angle: number, height: number): { x: number; y: number } => {
  const radius = (FOOT_RADIUS + (SUMMIT_RADIUS - FOOT_RADIUS) * height) * 0.84 * relief(terrain, angle, height);
  // The summit is off centre, so that one flank is steeper.
  const lean = 2 * Math.PI * variation(terrain, 5);
  return {
    x: round(MAP_SIZE / 2 + 22 * height * Math.cos(lean) + radius * Math.cos(angle)),
    y: round(MAP_SIZE / 2 + 22 * height * Math.sin(lean) + radius * Math.sin(angle)),
  };
};

/** A smooth closed curve: it joins the midpoints of a polygon's sides, and the corners between them bend it. */
const lineAt = (terrain: number, height: number): string => {
  const points = Array.from({ length: POINTS }, (_, index) => pointAt(terrain, (index / POINTS) * 2 * Math.PI, height));
  const sides = points.map(({ x, y }, index) => {
    const next = points[(index + 1) % POINTS] ?? { x, y };
    return `${round((x + next.x) / 2)} ${round((y + next.y) / 2)}Q${next.x} ${next.y} `;
  });
  return `M${sides.join("")}${sides[0]?.split("Q")[0] ?? ""}`;
};

/** The contour lines of a hill seen from above, as SVG paths from the foot to the summit; at least two. */
export const contourLines = (count: number, terrain: number): string[] =>
  Array.from({ length: count }, (_, index) => lineAt(terrain, index / (count - 1)));
