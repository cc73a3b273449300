import { scaled, smoothstep, sum } from "../../ground/landforms";
import { crests, hills } from "../../ground/landscapes";
import { perspectiveView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** Valleys that run together. */
export const fundraisers: Scene = {
  field: sum(
    scaled(crests(51, 3, 1.1, 4), (x) => smoothstep(-3.4, 2.6, x)),
    (_x, z) => 0.08 * (z - 5),
    hills(53, 2, 0.12),
  ),
  view: perspectiveView({ ...POSTER, eye: 3.6, horizon: -0.18, focal: 0.9, near: 2.6, far: 11 }),
  interval: 0.034,
  brass: [9],
  haze: 0.55,
  lamp: [-0.6, 0.45, 0.2],
};
