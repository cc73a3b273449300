import { hex } from "../../drawing/colour";
import { highest, path, peak, sum, wall } from "../../landscape/landforms";
import { hills, weathered } from "../../landscape/landscapes";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

const SUMMIT = { x: 1.5, z: 5.2 };

/** A spur of the summit, to a point of the plain. */
const spur = (x: number, z: number, width: number, height: number) => wall(path(SUMMIT.x, SUMMIT.z, x, z), width, height);

/** One edge runs from the summit towards the eye: the left side is dark, the right side is moonlit. */
const mountain = weathered(
  44,
  highest(
    0.06,
    peak({ ...SUMMIT, radius: 1.08, height: 2.34, roundness: 1.08, tip: 0.0006 }),
    spur(-1.2, 6.2, 0.6, 1),
    spur(4.4, 6.4, 0.65, 1.2),
    spur(1.9, 3.2, 0.45, 0.9),
  ),
  0.96,
  0.5,
);

/** One whole mountain with the moon behind its ridge, and a ring that climbs to its summit. */
export const home: Scene = {
  field: sum(mountain, hills(5, 3, 0.14, 2)),
  view: perspectiveView({ ...POSTER, eye: 3.6, horizon: -0.06, focal: 0.84, near: 2.3, far: 12 }),
  interval: 0.055,
  brass: { level: 41, climb: 14, weight: 1.7, shine: 6 },
  haze: 0.75,
  lamp: [0.82, 0.2, -0.2],
  glow: { x: 0.76, y: 0.33, reach: 0.26, rise: 0.1 },
  foot: { from: 0.58, to: 0.9 },
  tone: {
    lit: hex("#86a9c8"),
    shadow: hex("#060b13"),
    haze: hex("#0f1d2e"),
    line: hex("#8aa5bf"),
    index: hex("#e6edf3"),
    shadowLine: 0.4,
  },
};
