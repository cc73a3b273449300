import { hex } from "../../drawing/colour";
import { sum } from "../../ground/landforms";
import { hills, summits, weathered } from "../../ground/landscapes";
import { surveyView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** Nine hills; none hides another. */
const COHORT = [
  [2.2, 0.55, 0.4, 1.3],
  [1.42, 1.05, 0.27, 0.7],
  [0.84, 0.55, 0.26, 0.6],
  [1.38, 0.1, 0.28, 0.66],
  [2.05, -0.28, 0.26, 0.6],
  [2.86, -0.08, 0.29, 0.74],
  [3.12, 0.72, 0.26, 0.66],
  [2.62, 1.42, 0.25, 0.6],
  [0.74, -0.22, 0.22, 0.5],
] as const;

/** A cohort of young hills, seen from so high that they can be counted, the tallest still growing. */
export const accelerators: Scene = {
  field: sum(weathered(118, summits(COHORT), 0.6, 0.4), hills(109, 1.6, 0.06, 2)),
  view: surveyView({ ...POSTER, span: 6.9, tilt: 53, centre: [0, 0.24], reach: 1.2 }),
  light: "sea",
  interval: 0.05,
  brass: { level: 21, climb: 6, weight: 1.9, shine: 4 },
  haze: 0.2,
  lamp: [-0.7, 0.22, -0.1],
  foot: { from: 0.72, to: 1.05 },
  tone: { lit: hex("#3f8a80"), shadow: hex("#03100f"), line: hex("#6fa8a0"), index: hex("#d5eae3"), shadowLine: 0.5, hardness: 0 },
};
