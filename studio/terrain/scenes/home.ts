import { highest, mix, path, peak, shelving, wall } from "../../landscape/landforms";
import { weathered } from "../../landscape/landscapes";
import type { Field } from "../../landscape/noise";
import { surveyView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

const SUMMIT = { x: 2.15, z: 0.9 };

/** A ridge from the summit to a shoulder. */
const ridge = (x: number, z: number, width: number, height: number) => wall(path(SUMMIT.x, SUMMIT.z, x, z), width, height);

/** Broad shoulders on both sides, and ridges towards the eye. */
const body = highest(
  0.06,
  peak({ ...SUMMIT, radius: 1.15, height: 2.1, roundness: 1.2, tip: 0.02 }),
  ridge(1.1, 0.3, 0.6, 1),
  ridge(3.5, 1, 0.7, 1.35),
  ridge(1.5, -1.7, 0.6, 0.9),
  ridge(3.6, -2.4, 0.9, 1),
);
const rough = weathered(44, body, 1.5, 0.3);

/** The summit is smooth, and so gentle above this height that the eye sees the whole ring around it. */
const GENTLE = 1.35;
const smooth = peak({ ...SUMMIT, radius: 0.6, height: 0.85, roundness: 2 });
const mountain: Field = (x, z) => {
  const height = mix(rough(x, z), body(x, z), smooth(x, z));
  return height - 0.55 * Math.max(0, height - GENTLE);
};

/** One broad massif, whole, and a ring that climbs to its summit. */
export const home: Scene = {
  field: shelving(mountain, -0.02, 0.26, path(2, 1.4, 1.7, 0.6, 1.4, -1, 1.4, -6, 3.2, -6, 2.9, 1, 2.9, 1.4)),
  water: true,
  depths: 0.5,
  view: surveyView({ ...POSTER, span: 9, tilt: 35, reach: 2.4, centre: [0, 1.05] }),
  interval: 0.088,
  brass: { level: 17, climb: 1, weight: 1.7 },
  lamp: [0.82, 0.3, -0.2],
};
