import { highest, path, peak, shelving, sum, wall } from "../../landscape/landforms";
import { weathered } from "../../landscape/landscapes";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

/** Each hill's position, width and height: no two are alike, and none hides the tallest. */
const COHORT = [
  [0.8, 7, 0.32, 0.85],
  [1.02, 5.4, 0.36, 0.75],
  [1.9, 6.6, 0.62, 1.95],
  [2.6, 5.3, 0.32, 0.62],
  [3.2, 7.2, 0.45, 1.2],
  [1.3, 9.2, 0.45, 1.1],
  [3.7, 10, 0.5, 1.1],
  [5, 9.4, 0.5, 1.25],
] as const;

const cohort = highest(0.02, ...COHORT.map(([x, z, radius, height]) => peak({ x, z, radius, height, roundness: 1.75, tip: 0.02 })));

/** The ground that they share. */
const ground = wall(path(0.9, 6, 3.4, 6.4, 9, 7.5), 1.6, 0.42, 2.2);

/** A cohort of young hills, one behind another, the tallest still growing. */
export const accelerators: Scene = {
  field: shelving(weathered(64, sum(cohort, ground), 1.1, 0.2), 0.05, 0.3, path(1.3, 7.5, 1.35, 5.3, 1.7, 4.8, 9, 4.7, 9, 9, 3, 9)),
  water: true,
  depths: 0.5,
  view: perspectiveView({ ...POSTER, eye: 2, horizon: 0.25, focal: 0.74, near: 2.3, far: 18, centre: -0.28 }),
  light: "sea",
  interval: 0.07,
  brass: { level: 22, climb: 5, weight: 2.3 },
  lamp: [-0.7, 0.46, -0.16],
};
