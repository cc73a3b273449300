import { peak, sum } from "../../ground/landforms";
import { hills } from "../../ground/landscapes";
import type { Field } from "../../ground/noise";
import { perspectiveView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

const MARK = { x: 2.3, z: 8.4 };

/** A stone with four faces, set askew: one takes the light, one the shadow. */
const stone: Field = (x, z) => {
  const [dx, dz] = [x - MARK.x, z - MARK.z];
  const out = Math.max(Math.abs(0.85 * dx + 0.53 * dz), Math.abs(0.85 * dz - 0.53 * dx));
  return 0.58 * Math.max(0, 1 - out / 0.23) ** 0.9;
};

/** A single bench-mark on a wide plain, at first light. */
export const contact: Scene = {
  field: sum(stone, peak({ ...MARK, radius: 1.3, height: 0.26, roundness: 1 }), hills(107, 3, 0.07, 2)),
  view: perspectiveView({ ...POSTER, eye: 1.5, horizon: 0.25, focal: 1, near: 2.6, far: 22 }),
  light: "dawn",
  interval: 0.025,
  brass: { level: 6, weight: 1.4 },
  haze: 0.6,
  lamp: [0.75, 0.24, -0.15],
  glow: { x: 0.77, y: 0.33, reach: 0.26, rise: 0.1 },
  still: true,
};
