import { highest, path, peak, shelving, wall } from "../../landscape/landforms";
import { weathered } from "../../landscape/landscapes";
import { surveyView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

/** Where each summit is, how wide and how high, and how far aside its spur runs: above the level line and below it by turns. */
const SUMMITS = [
  [1.05, 0.1, 0.32, 0.66, -0.1],
  [1.68, 0, 0.5, 1.26, 0.22],
  [2.3, 0.15, 0.4, 0.72, 0.1],
  [2.82, -0.05, 0.42, 1.04, -0.15],
  [3.5, 0.1, 0.55, 1.42, 0.2],
  [4.3, 0, 0.5, 0.9, 0.1],
] as const;

const range = highest(
  0.05,
  ...SUMMITS.flatMap(([x, z, radius, height, aside]) => [
    peak({ x, z, radius, height, roundness: 1.15, tip: 0.01 }),
    wall(path(x, z, x + aside, -0.55), 0.22, 0.45 * height),
  ]),
  wall(path(1, 0.1, 5, 0.1), 0.6, 0.52, 2),
);

/** A range seen almost from the side, and one line that stays level, however high the ground. */
export const pricing: Scene = {
  field: shelving(weathered(83, range, 0.8, 0.35), 0.06, 0.24, path(1.1, 0.3, 1.2, -0.4, 1.6, -0.62, 6, -0.72, 6, 0.6)),
  water: true,
  depths: 0.4,
  view: surveyView({ ...POSTER, span: 8, tilt: 24, centre: [0, 0.64], reach: 1.6 }),
  interval: 0.066,
  brass: { flat: { height: 0.78, z: 0 }, weight: 2 },
  sheet: { left: 0.53 },
  lamp: [-0.7, 0.35, -0.2],
  focus: { x: 70, y: 44 },
  still: true,
};
