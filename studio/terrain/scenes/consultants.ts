import { scaled, smoothstep, sum } from "../../ground/landforms";
import { dunes, hills } from "../../ground/landscapes";
import { perspectiveView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** Dunes: reading what the wind did. */
export const consultants: Scene = {
  field: sum(
    scaled(dunes(99, 1.25, 0.42), (x) => 0.3 + 0.7 * smoothstep(-2, 2, x)),
    hills(101, 3, 0.3, 2),
  ),
  view: perspectiveView({ ...POSTER, eye: 2.6, horizon: -0.02, focal: 0.85, near: 2, far: 12 }),
  interval: 0.028,
  brass: [10],
  haze: 0.7,
  lamp: [-0.7, 0.4, 0.3],
};
