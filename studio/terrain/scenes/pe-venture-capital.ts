import { scaled, smoothstep, sum } from "../../ground/landforms";
import { crests, hills } from "../../ground/landscapes";
import { perspectiveView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** Young, sharp ridges. */
export const peVentureCapital: Scene = {
  field: sum(
    scaled(crests(29, 2.2, 1.9, 4), (x) => smoothstep(-2.6, 1.8, x)),
    hills(33, 2.2, 0.2),
  ),
  view: perspectiveView({ ...POSTER, eye: 3.2, horizon: 0.02, focal: 0.9, near: 2.3, far: 14 }),
  interval: 0.05,
  brass: [20],
  haze: 0.7,
  lamp: [0.7, 0.35, -0.2],
};
