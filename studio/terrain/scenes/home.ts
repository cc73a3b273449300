import { highest, island, path, peak, wall } from "../../landscape/landforms";
import { weathered } from "../../landscape/landscapes";
import { surveyView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

const SUMMIT = { x: 2, z: 0.5 };

/** A ridge from the summit to a shoulder. */
const ridge = (x: number, z: number, width: number, height: number) => wall(path(SUMMIT.x, SUMMIT.z, x, z), width, height);

/** Broad shoulders on both sides, and ridges towards the eye. */
const mountain = weathered(
  44,
  highest(
    0.06,
    peak({ ...SUMMIT, radius: 0.85, height: 2.25, roundness: 1.15, tip: 0.02 }),
    ridge(0.85, 0.6, 0.55, 1),
    ridge(3.2, 0.7, 0.55, 1.15),
    ridge(1.75, -0.75, 0.42, 0.85),
    ridge(2.8, -0.45, 0.42, 0.8),
  ),
  1.5,
  0.3,
);

/** One broad massif, whole, and a ring that climbs to its summit. */
export const home: Scene = {
  field: island(mountain, 0.22),
  water: true,
  view: surveyView({ ...POSTER, span: 8.1, tilt: 35, reach: 2.4, centre: [0, 0.04] }),
  interval: 0.05,
  brass: { level: 26, climb: 14, weight: 1.7 },
  lamp: [0.82, 0.3, -0.2],
};
