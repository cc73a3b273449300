import { insideOf, mix, path, shelving, smoothstep, sum, terraced } from "../../landscape/landforms";
import { hills, range } from "../../landscape/landscapes";
import type { Field } from "../../landscape/noise";
import { surveyView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

/** The corners of the plot on the shore, and the breadth of the bank around it. */
const PLOT = path(0.3, 0.98, 0.62, 0.1, 1.32, 0.42, 1.1, 1.22);
const BANK = 0.3;

const within = insideOf(PLOT);
const coast = sum(
  terraced(range(73, path(1.7, -3, 3.1, -0.9, 1.9, 0.7, 3.9, 0.6), 1.05, 1.2, 0.3), 0.4, 0.4),
  hills(79, 2, 0.15),
  (x) => -0.25 + 0.1 * Math.max(0, x - 2),
);

const slope = sum((x, z) => 0.35 * x + 0.065 * z - 0.03, hills(81, 0.55, 0.2, 2));

/** The coast, levelled to a gentle slope where the plot lies. */
const evened: Field = (x, z) => mix(coast(x, z), slope(x, z), smoothstep(-BANK, 0, within(x, z)));

/** A coast with terraces above a bay, and a plot on its shore. */
export const luxuryRealEstate: Scene = {
  field: shelving(evened, -0.05, 0.24, path(2.2, -5, 2.1, -1, 1, 0.7, 3, 2, 7, 3, 7, -5)),
  water: true,
  depths: 0.5,
  view: surveyView({ ...POSTER, span: 7.2, tilt: 46, centre: [-0.55, 0.3], reach: 1 }),
  light: "sea",
  interval: 0.08,
  brass: { boundary: PLOT, weight: 1.5 },
  lamp: [-0.6, 0.4, 0.16],
};
