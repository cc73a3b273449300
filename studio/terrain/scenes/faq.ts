import { hex, PALETTE } from "../../drawing/colour";
import { peak, sum } from "../../landscape/landforms";
import { hills } from "../../landscape/landscapes";
import { surveyView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

/** The middle of the found cell. */
const FOUND = { x: 2.32, z: 0.8 };

/**
 * The index of an atlas in the fog: each cell is a sheet, each sheet a question, and one is found. Lines only: faint shading would show
 * compression blocks.
 */
export const faq: Scene = {
  field: sum(peak({ ...FOUND, radius: 0.27, height: 0.46, roundness: 1.6 }), hills(113, 1.5, 0.5, 3)),
  view: surveyView({ ...POSTER, span: 7.6, tilt: 90, centre: [-0.2, 0] }),
  light: "fog",
  interval: 0.05,
  // In full view below the navigation and beside the words.
  grid: { left: 1216, top: 232, width: 152, height: 106, columns: 4, rows: 7, found: [2, 1] },
  brass: {},
  lamp: [-0.45, 0.6, 0.4],
  tone: { lit: PALETTE.fog, shadow: PALETTE.fog, line: hex("#a3aeb8"), index: hex("#7d8b98") },
  still: true,
};
