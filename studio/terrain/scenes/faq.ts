import { PALETTE } from "../../drawing/colour";
import { peak, sum } from "../../landscape/landforms";
import { hills } from "../../landscape/landscapes";
import { surveyView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

/** The middle of the found cell. */
const FOUND = { x: 2.128, z: 0.566 };

/**
 * The index of an atlas in the fog: each cell is a sheet, each sheet a question, and one is found. Lines only: faint shading would show
 * compression blocks.
 */
export const faq: Scene = {
  field: sum(peak({ ...FOUND, radius: 0.3, height: 0.46, roundness: 1.6 }), hills(113, 1.5, 0.5, 3)),
  view: surveyView({ ...POSTER, span: 7.6, tilt: 90, centre: [-0.2, 0] }),
  light: "fog",
  interval: 0.05,
  // No higher than the words beside it, which are as high in a wide window as in a narrow one.
  grid: { left: 1088, top: 232, width: 184, height: 150, columns: 4, rows: 2, found: [2, 1] },
  brass: {},
  lamp: [-0.45, 0.6, 0.4],
  tone: { lit: PALETTE.fog, shadow: PALETTE.fog },
  still: true,
};
