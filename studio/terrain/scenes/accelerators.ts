import { PALETTE, hex } from "../../drawing/colour";
import { highest, peak, sum } from "../../landscape/landforms";
import { hills, weathered } from "../../landscape/landscapes";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

/** Each hill's position, width and height: no two are alike, and none hides the tallest. */
const COHORT = [
  [0.88, 4.1, 0.38, 0.68],
  [2.4, 4.4, 0.4, 0.55],
  [1.55, 6, 0.88, 1.88],
  [3.2, 6.2, 0.58, 1.05],
  [0, 6.7, 0.56, 0.92],
  [2.75, 8.6, 0.7, 1.05],
  [4.9, 8.8, 0.75, 1.1],
  [0.75, 9.6, 0.7, 0.95],
  [-1.1, 10, 0.75, 0.9],
  [4.1, 12.5, 0.9, 0.95],
] as const;

const cohort = highest(0.075, ...COHORT.map(([x, z, radius, height]) => peak({ x, z, radius, height, roundness: 1.75, tip: 0.02 })));

/** A cohort of young hills on a plain, one behind another, the tallest still growing. */
export const accelerators: Scene = {
  field: sum(weathered(64, cohort, 1.1, 0.3), hills(15, 3.2, 0.06, 1)),
  view: perspectiveView({ ...POSTER, eye: 1.95, horizon: 0.19, focal: 0.84, near: 2.3, far: 18 }),
  light: "sea",
  interval: 0.07,
  brass: { level: 19, climb: 5, weight: 2.3, shine: 5 },
  haze: 0.74,
  lamp: [-0.7, 0.4, -0.16],
  glow: { x: 0.76, y: 0.34, reach: 0.3, rise: 0.1 },
  foot: { from: 0.6, to: 0.9 },
  tone: {
    lit: hex("#57a797"),
    shadow: hex("#020d0d"),
    haze: hex("#123c3c"),
    line: hex("#7fb8ae"),
    index: hex("#d9efe8"),
    shadowLine: 0.45,
    hardness: 0,
    glow: { sky: [PALETTE.seaGround, hex("#0f3434"), hex("#24706a"), hex("#93d0c0")], ground: hex("#6fb3a6"), line: hex("#e0f2ec") },
  },
};
