import { peak, sum } from "../../landscape/landforms";
import { hills } from "../../landscape/landscapes";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

const SUMMIT = { x: 1.5, z: 6 };

/** A survey pillar on a summit at first light: the point from which everything else is measured. */
export const contact: Scene = {
  field: sum(peak({ ...SUMMIT, radius: 1.8, height: 0.86, roundness: 2.15, tip: 0 }), hills(107, 2.6, 0.16, 3)),
  view: perspectiveView({ ...POSTER, eye: 1.95, horizon: 0.217, focal: 1, near: 2.6, far: 17 }),
  light: "dawn",
  interval: 0.05,
  brass: { level: 16, weight: 1.5 },
  pillar: { at: [SUMMIT.x, SUMMIT.z], width: 0.23, height: 0.47, turned: -8 },
  haze: 0.9,
  lamp: [0.75, 0.3, 0.1],
  glow: { x: 0.83, y: 0.405, reach: 0.26, rise: 0.1 },
  foot: { from: 0.56, to: 0.84 },
  still: true,
};
