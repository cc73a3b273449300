import { hex } from "../../drawing/colour";
import { highest, peak } from "../../ground/landforms";
import { gradientNoise, warped } from "../../ground/noise";
import { surveyView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** Nine hills; none hides another. */
const COHORT = [
  [2.1, 0.46, 0.52, 1.22],
  [1.3, 1.02, 0.34, 0.62],
  [0.74, 0.5, 0.32, 0.52],
  [1.32, 0.0, 0.34, 0.58],
  [2.02, -0.5, 0.33, 0.5],
  [2.78, -0.22, 0.35, 0.62],
  [2.98, 0.62, 0.32, 0.56],
  [2.5, 1.34, 0.33, 0.55],
  [0.7, -0.36, 0.28, 0.42],
] as const;

/** Right below the lowest contour, and level: no line and no shade but those of the hills. */
const FLOOR = 0.09;

const domes = highest(0.02, ...COHORT.map(([x, z, radius, height]) => peak({ x, z, radius, height, roundness: 2, tip: 0 })));

/** None of them quite round. */
const uneven = warped(warped(domes, gradientNoise(118), 0.13, 0.7), gradientNoise(19), 0.05, 0.26);

/** A cohort of young hills, seen from so high that they can be counted, the tallest still growing. */
export const accelerators: Scene = {
  field: highest(0.004, uneven, () => FLOOR),
  view: surveyView({ ...POSTER, span: 6.9, tilt: 53, centre: [0, 0.24], reach: 1.2 }),
  light: "sea",
  interval: 0.05,
  brass: { level: 21, climb: 6, weight: 1.9, shine: 4 },
  haze: 0.2,
  lamp: [-0.7, 0.22, -0.1],
  foot: { from: 0.72, to: 1.05 },
  tone: { lit: hex("#3f8a80"), shadow: hex("#03100f"), line: hex("#6fa8a0"), index: hex("#d5eae3"), shadowLine: 0.5, hardness: 0 },
};
