import { sum } from "../../ground/landforms";
import { hills, summits, weathered } from "../../ground/landscapes";
import { perspectiveView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** Many small summits, rising to the right. */
export const accelerators: Scene = {
  field: sum(
    weathered(
      111,
      summits(
        [
          [-0.9, 3.3, 0.3, 0.25],
          [0.1, 3.9, 0.34, 0.45],
          [0.9, 3.3, 0.34, 0.6],
          [1.5, 4.6, 0.42, 0.95],
          [2.5, 3.9, 0.45, 1.1],
          [2.9, 5.6, 0.55, 1.5],
          [0.5, 5.5, 0.4, 0.6],
          [4, 5, 0.55, 1.6],
          [1.8, 6.8, 0.5, 1],
          [4.6, 7.4, 0.7, 1.9],
        ],
        0.04,
      ),
      0.7,
      0.8,
    ),
    hills(109, 1.3, 0.16, 3),
  ),
  view: perspectiveView({ ...POSTER, eye: 2.7, horizon: 0.04, focal: 0.8, near: 2.1, far: 13 }),
  interval: 0.04,
  brass: [22],
  haze: 0.6,
  lamp: [-0.6, 0.4, -0.1],
};
