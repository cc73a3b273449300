import { hex, PALETTE } from "../../drawing/colour";
import { peak, sum } from "../../ground/landforms";
import { hills } from "../../ground/landscapes";
import type { Field } from "../../ground/noise";
import { surveyView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** Side of a cell, in world units. */
const CELL = 1.3;

/** 0 in the middle of a cell, 1 at its edge, and level at both: no seam shows where two cells meet. */
const away = (at: number): number => Math.sin((Math.PI * at) / CELL) ** 2;

/** Level in the middle and at the edges, lower than any contour there: so chance draws no line of its own. */
const cells: Field = (x, z) => Math.min(-0.03, 0.045 * away(x) * away(z) - 0.44 * (away(x) ** 4 + away(z) ** 4) ** 0.25);

/** An index grid in the fog: each cell a question, one of them found. Nothing but lines, for the least light would show as tiles once it is encoded. It begins beside the words, with a whole cell. */
export const faq: Scene = {
  field: sum(
    (x, z) => cells(Math.max(x, CELL / 2), z),
    peak({ x: 2 * CELL, z: 0, radius: 0.38, height: 0.5, roundness: 2 }),
    hills(113, 2, 0.04),
  ),
  view: surveyView({ ...POSTER, span: 7.6, tilt: 90, centre: [-0.2, 0] }),
  light: "fog",
  interval: 0.1,
  brass: { level: 1 },
  haze: 0,
  lamp: [-0.45, 0.6, 0.4],
  tone: { lit: PALETTE.fog, shadow: PALETTE.fog, line: hex("#8a98a4"), index: hex("#596a79") },
  still: true,
};
