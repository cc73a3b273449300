import { sum } from "../../ground/landforms";
import { dunes, hills } from "../../ground/landscapes";
import { perspectiveView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** Ruled, regular ground. */
export const legal: Scene = {
  field: sum(dunes(127, 2.6, 0.5), (x, z) => 0.16 * z + 0.05 * x, hills(131, 3.2, 0.2, 2)),
  view: perspectiveView({ ...POSTER, eye: 2.4, horizon: -0.05, focal: 0.9, near: 1.9, far: 12 }),
  interval: 0.04,
  brass: [15],
  haze: 0.7,
  still: true,
};
