import type { ScreenPoint } from "../landscape/view";

/** A letter for maps: its strokes on a grid six units high, as an SVG path (only absolute M, L and C), and its width. */
interface Letter {
  line: string;
  wide?: number;
}

/** Capitals and figures in a draughtsman's hand: only those that the codes of listings need. */
const LETTERS: Readonly<Record<string, Letter>> = {
  "-": { line: "M.4 3.2 L2.6 3.2", wide: 3 },
  "0": { line: "M2 0 C3.4 0 4 1.2 4 3 C4 4.8 3.4 6 2 6 C.6 6 0 4.8 0 3 C0 1.2 .6 0 2 0" },
  "1": { line: "M.4 1.3 L2 0 L2 6", wide: 2.6 },
  "2": { line: "M.15 1.75 C.15 .7 .9 0 2 0 C3.1 0 3.85 .7 3.85 1.65 C3.85 2.5 3.4 3.1 2.7 3.75 L.1 6 L4 6" },
  "3": {
    line: "M.2 1.2 C.5 .4 1.1 0 1.95 0 C3 0 3.7 .6 3.7 1.45 C3.7 2.3 3 2.8 2 2.8 L1.5 2.8 M2 2.8 C3.2 2.8 4 3.4 4 4.35 C4 5.35 3.2 6 2 6 C1 6 .3 5.6 0 4.8",
  },
  "4": { line: "M3.1 6 L3.1 0 L0 4.3 L4.2 4.3" },
  "5": { line: "M3.7 0 L.6 0 L.35 2.75 C.8 2.4 1.3 2.2 1.95 2.2 C3.2 2.2 4 3 4 4.05 C4 5.2 3.2 6 1.95 6 C1 6 .3 5.6 0 4.8" },
  "6": {
    line: "M3.4 .5 C3 .15 2.6 0 2.15 0 C.8 0 0 1.3 0 3.4 C0 5 .8 6 2 6 C3.2 6 4 5.2 4 4.1 C4 3 3.2 2.25 2.05 2.25 C1 2.25 .2 2.9 .02 3.9",
  },
  "7": { line: "M0 0 L4 0 L1.5 6" },
  "8": {
    line: "M2 2.75 C1 2.75 .35 2.2 .35 1.4 C.35 .55 1 0 2 0 C3 0 3.65 .55 3.65 1.4 C3.65 2.2 3 2.75 2 2.75 C.8 2.75 0 3.4 0 4.35 C0 5.35 .8 6 2 6 C3.2 6 4 5.35 4 4.35 C4 3.4 3.2 2.75 2 2.75",
  },
  "9": {
    line: "M.6 5.5 C1 5.85 1.4 6 1.85 6 C3.2 6 4 4.7 4 2.6 C4 1 3.2 0 2 0 C.8 0 0 .8 0 1.9 C0 3 .8 3.75 1.95 3.75 C3 3.75 3.8 3.1 3.98 2.1",
  },
  E: { line: "M3.6 0 L.2 0 L.2 6 L3.6 6 M.2 2.9 L3.1 2.9", wide: 3.6 },
  M: { line: "M.2 6 L.2 0 L2.5 4.1 L4.8 0 L4.8 6", wide: 5 },
  P: { line: "M.2 6 L.2 0 L2.3 0 C3.4 0 4 .7 4 1.65 C4 2.6 3.4 3.3 2.3 3.3 L.2 3.3" },
  R: { line: "M.2 6 L.2 0 L2.3 0 C3.4 0 4 .7 4 1.65 C4 2.6 3.4 3.3 2.3 3.3 L.2 3.3 M2.3 3.3 L4.1 6" },
  S: {
    line: "M3.75 1.15 C3.5 .4 2.9 0 2 0 C.95 0 .25 .6 .25 1.5 C.25 2.4 1 2.7 2 2.95 C3.1 3.2 3.95 3.55 3.95 4.45 C3.95 5.4 3.2 6 2.05 6 C1 6 .25 5.5 0 4.7",
  },
  X: { line: "M.1 0 L3.9 6 M3.9 0 L.1 6" },
};

/** The height of a letter, the width of most, and the gap between two, in units of the grid. */
const HEIGHT = 6;
const WIDE = 4;
const GAP = 1.7;

/** Straight pieces per curve. */
const PIECES = 7;

function letterOf(sign: string): Required<Letter> {
  const letter = LETTERS[sign];
  if (!letter) throw new Error(`No letter ${sign} is drawn for maps.`);
  return { wide: WIDE, ...letter };
}

/** The width of a text of a given height. */
export const widthOf = (text: string, height: number): number =>
  (Array.from(text).reduce((wide, sign) => wide + letterOf(sign).wide + GAP, -GAP) * height) / HEIGHT;

/** The straight strokes of a text of a given height; `at` is the middle of its left edge. */
export function strokesOf(text: string, at: ScreenPoint, height: number): (readonly [ScreenPoint, ScreenPoint])[] {
  const unit = height / HEIGHT;
  let left = 0;
  return Array.from(text).flatMap((sign) => {
    const { line, wide } = letterOf(sign);
    const start = left;
    left += wide + GAP;
    return straightened(line).map(([from, to]) => {
      const place = ({ x, y }: ScreenPoint): ScreenPoint => ({ x: at.x + (start + x) * unit, y: at.y + (y - HEIGHT / 2) * unit });
      return [place(from), place(to)] as const;
    });
  });
}

/** The stretches between neighbouring points. */
export const stretchesOf = (points: readonly ScreenPoint[]): (readonly [ScreenPoint, ScreenPoint])[] =>
  points.flatMap((point, index) => {
    const next = points[index + 1];
    return next ? [[point, next] as const] : [];
  });

/** The straight pieces of an SVG path, its curves included. */
function straightened(line: string): (readonly [ScreenPoint, ScreenPoint])[] {
  let here: ScreenPoint = { x: 0, y: 0 };
  return Array.from(line.matchAll(/([MLC])([^MLC]*)/g)).flatMap(([, command, numbers = ""]) => {
    const given = numbers.trim().split(/\s+/).map(Number);
    const points = given.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: given[index + 1] ?? 0 }] : []));
    const from = here;
    const [first = from, second = from, last = points.at(-1) ?? from] = points;
    here = last;
    if (command === "M") return [];
    if (command === "L") return [[from, last] as const];
    return stretchesOf(Array.from({ length: PIECES + 1 }, (_, piece) => bezier(from, first, second, last, piece / PIECES)));
  });
}

function bezier(from: ScreenPoint, first: ScreenPoint, second: ScreenPoint, to: ScreenPoint, share: number): ScreenPoint {
  const rest = 1 - share;
  const [a, b, c, d] = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
  return { x: a * from.x + b * first.x + c * second.x + d * to.x, y: a * from.y + b * first.y + c * second.y + d * to.y };
}
