import { PALETTE, hex } from "../../drawing/colour";
import { highest, path, sum } from "../../ground/landforms";
import { hills, massif, range } from "../../ground/landscapes";
import { surveyView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

const continent = sum(
  massif(77, { x: 3.2, z: 0.6, radius: 1.9, height: 1.2 }, 0.5),
  range(78, path(-1, 3.6, 1.2, 1.6, 0.6, -3.5), 0.8, 0.7, 0.6),
  hills(31, 2.6, 0.4, 3),
  () => -0.5,
);

/** The whole map, wide, at noon, and the frame of its sheet. */
export const about: Scene = {
  field: highest(0.004, continent, () => 0),
  water: true,
  view: surveyView({ ...POSTER, span: 13, tilt: 90, centre: [-0.39, -0.91] }),
  light: "noon",
  interval: 0.03,
  brass: { frame: { left: 0.6, right: 0.955, top: 0.255, bottom: 0.51 } },
  haze: 0,
  lamp: [-0.5, 0.5, 0.5],
  tone: { ground: PALETTE.noon, lit: hex("#f3ecdc"), shadow: hex("#d9ccb0"), line: hex("#a8977a"), index: hex("#6f6146") },
  still: true,
};
