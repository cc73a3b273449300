import { PALETTE, hex } from "../../drawing/colour";
import { highest, path, sum } from "../../ground/landforms";
import { hills, massif, range } from "../../ground/landscapes";
import { summitNear, type GroundPoint } from "../../ground/route";
import { surveyView } from "../../ground/view";
import { POSTER, type Code, type Scene } from "../scene";

const continent = sum(
  massif(77, { x: 3.2, z: 0.6, radius: 1.9, height: 1.2 }, 0.5),
  range(78, path(-1, 3.6, 1.2, 1.6, 0.6, -3.5), 0.8, 0.7, 0.6),
  hills(31, 2.6, 0.4, 2),
  () => -0.5,
);

/** Height between two contours, in world units, and what the map's figures make of a unit: metres. */
const INTERVAL = 0.04;
const METRES = 50 / INTERVAL;

/** Summits near which the sheet gives a height, and on which side of its dot. */
const HEIGHTS: readonly (readonly [at: GroundPoint, side: Code["side"]])[] = [
  [[3.13, 0.62], "right"],
  [[2.65, 0.17], "right"],
  [[2.24, 0.05], "left"],
];

const codes = HEIGHTS.map(([near, side]): Code => {
  const at = summitNear(continent, near, 0.08);
  return { at, side, text: String(Math.round(continent(...at) * METRES)) };
});

/** The whole map, wide, at noon, and the frame of its sheet: more line than tone, and the heights that a sheet gives. */
export const about: Scene = {
  field: highest(0.004, continent, () => 0),
  water: true,
  view: surveyView({ ...POSTER, span: 13, tilt: 90, centre: [-0.39, -0.91] }),
  light: "noon",
  interval: INTERVAL,
  brass: { frame: { left: 0.645, right: 0.955, top: 0.255, bottom: 0.51 } },
  spots: codes.map(({ at }) => at),
  codes,
  haze: 0,
  lamp: [-0.5, 0.5, 0.5],
  tone: { ground: PALETTE.noon, lit: hex("#f6f0e2"), shadow: hex("#dccfb2"), line: hex("#9a8866"), index: hex("#5f5136"), hardness: 0.35 },
  still: true,
};
