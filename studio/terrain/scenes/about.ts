import { PALETTE, hex } from "../../drawing/colour";
import { island, path, sum } from "../../landscape/landforms";
import { hills, massif, range } from "../../landscape/landscapes";
import { summitNear, type GroundPoint } from "../../landscape/route";
import { surveyView } from "../../landscape/view";
import { POSTER, type Code, type Scene } from "../scene";

const continent = sum(
  massif(77, { x: 3.2, z: 0.6, radius: 1.9, height: 1.2 }, 0.5),
  massif(83, { x: 5.2, z: -0.1, radius: 1.5, height: 0.76 }, 0.5),
  range(78, path(-1, 3.6, 1.2, 1.6, 0.6, -3.5), 0.8, 0.7, 0.6),
  hills(31, 2.6, 0.4, 2),
  () => -0.5,
);

/** Height between two contours, in world units, and the metres in a unit, for the map's figures. */
const INTERVAL = 0.06;
const METRES = 50 / INTERVAL;

/** Summits whose height is on the sheet, and the side of the dot on which it is written. */
const HEIGHTS: readonly (readonly [at: GroundPoint, side: Code["side"]])[] = [
  [[1.67, 0.01], "right"],
  [[2.66, 0.16], "right"],
  [[3.17, 0.61], "right"],
  [[4.7, 0.34], "right"],
];

const codes = HEIGHTS.map(([near, side]): Code => {
  const at = summitNear(continent, near, 0.08);
  return { at, side, text: String(Math.round(continent(...at) * METRES)) };
});

/** The whole map at noon, in the frame of its sheet, with spot heights: more lines than tone. */
export const about: Scene = {
  field: island(continent),
  water: true,
  view: surveyView({ ...POSTER, span: 13, tilt: 90, centre: [-0.39, -0.91] }),
  light: "noon",
  interval: INTERVAL,
  brass: { frame: true },
  sheet: { left: 0.575, right: 0.965, top: 0.208, bottom: 0.545 },
  spots: codes.map(({ at }) => at),
  codes,
  magnified: 1.15,
  lamp: [-0.5, 0.5, 0.5],
  tone: { ground: PALETTE.noon, lit: hex("#f6f0e2"), shadow: hex("#dccfb2"), line: hex("#7f6c48"), index: hex("#46381f") },
  still: true,
};
