import type { ScreenPoint } from "../ground/view";

/**
 * Capitals and figures as a plotter draws them, for a map: strokes over a grid that is four wide and six high, y downwards.
 * Only what the codes of listings need.
 */
const STROKES: Readonly<Record<string, string>> = {
  "-": "0.5,3 3.5,3",
  "0": "1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0",
  "1": "0.6,1.4 2,0 2,6",
  "2": "0,1.2 1,0 3,0 4,1 4,2 0,6 4,6",
  "3": "0,0.8 1,0 3,0 4,1 4,2 3,2.9 1.5,2.9|3,2.9 4,3.8 4,5 3,6 1,6 0,5.2",
  "4": "3,6 3,0 0,4.2 4,4.2",
  "5": "3.8,0 0.4,0 0.2,2.6 2.8,2.4 4,3.4 4,5 3,6 1,6 0,5.2",
  "6": "3.6,0.4 1.6,0.6 0,3 0,5 1,6 3,6 4,5 4,3.6 3,2.6 1,2.6 0,3.8",
  "7": "0,0 4,0 1.4,6",
  "8": "1,2.8 0.2,2 0.2,0.9 1,0 3,0 3.8,0.9 3.8,2 3,2.8 1,2.8 0,3.8 0,5 1,6 3,6 4,5 4,3.8 3,2.8",
  "9": "0.4,5.6 2.4,5.4 4,3 4,1 3,0 1,0 0,1 0,2.4 1,3.4 3,3.4 4,2.2",
  E: "4,0 0,0 0,6 4,6|0,2.9 3.2,2.9",
  M: "0,6 0,0 2.2,3.6 4.4,0 4.4,6",
  P: "0,6 0,0 3,0 4,0.9 4,2.3 3,3.2 0,3.2",
  R: "0,6 0,0 3,0 4,0.9 4,2.2 3,3.1 0,3.1|2,3.1 4,6",
  S: "4,0.9 3,0 1,0 0,0.9 0,2 1,2.8 3,3.1 4,3.9 4,5.1 3,6 1,6 0,5.1",
  X: "0,0 4,6|4,0 0,6",
};

/** From one letter's left edge to the next one's, in units of the grid. */
const ADVANCE = 6.2;

/** Height of a letter, in units of the grid. */
const HEIGHT = 6;

/** How wide a text is that is so high. */
export const widthOf = (text: string, height: number): number => ((text.length * ADVANCE - 2) * height) / HEIGHT;

/** The straight strokes of a text that is so high; `at` is the middle of its left edge. */
export function strokesOf(text: string, at: ScreenPoint, height: number): (readonly [ScreenPoint, ScreenPoint])[] {
  const unit = height / HEIGHT;
  return Array.from(text).flatMap((letter, place) => {
    const drawn = STROKES[letter];
    if (drawn === undefined) throw new Error(`No letter ${letter} is drawn for maps.`);
    const pointOf = (pair: string): ScreenPoint => {
      const [x = 0, y = 0] = pair.split(",").map(Number);
      return { x: at.x + (place * ADVANCE + x) * unit, y: at.y + (y - HEIGHT / 2) * unit };
    };
    return drawn.split("|").flatMap((line) => stretchesOf(line.split(" ").map(pointOf)));
  });
}

/** Each stretch between two neighbours. */
const stretchesOf = (points: readonly ScreenPoint[]): (readonly [ScreenPoint, ScreenPoint])[] =>
  points.flatMap((point, index) => {
    const next = points[index + 1];
    return next ? [[point, next] as const] : [];
  });
