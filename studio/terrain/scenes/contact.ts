import { path, peak, shelving } from "../../landscape/landforms";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

const SUMMIT = { x: 1.5, z: 6 };

/** A survey pillar on a summit at first light: the point from which everything else is measured. */
export const contact: Scene = {
  field: shelving(
    peak({ ...SUMMIT, radius: 1.25, height: 0.9, roundness: 2.15, tip: 0 }),
    0.1,
    0.2,
    path(1.1, 6.3, 1.2, 5.2, 2.4, 4.6, 3, 6),
  ),
  water: true,
  depths: 0.5,
  view: perspectiveView({ ...POSTER, eye: 1.75, horizon: 0.245, focal: 1, near: 2.6, far: 17 }),
  light: "dawn",
  interval: 0.05,
  brass: { level: 13, weight: 1.5 },
  pillar: { at: [SUMMIT.x, SUMMIT.z], width: 0.23, height: 0.47, turned: -8 },
  lamp: [0.75, 0.3, 0.1],
  focus: { x: 70, y: 46 },
  still: true,
};
