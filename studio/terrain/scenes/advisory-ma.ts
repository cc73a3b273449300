import { sum } from "../../ground/landforms";
import { hills, range } from "../../ground/landscapes";
import { perspectiveView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** Two massifs that meet. */
export const advisoryMa: Scene = {
  field: sum(
    range(
      117,
      [
        [-0.9, 8],
        [0.1, 6],
        [0.7, 4.4],
      ],
      0.65,
      1.25,
      0.75,
    ),
    range(
      119,
      [
        [5, 8],
        [3.3, 5.6],
        [2.4, 4],
      ],
      0.75,
      1.5,
      0.75,
    ),
    hills(121, 2, 0.22),
  ),
  view: perspectiveView({ ...POSTER, eye: 3, horizon: 0, focal: 0.85, near: 2.1, far: 13 }),
  interval: 0.04,
  brass: [13],
  haze: 0.65,
  lamp: [-0.55, 0.5, 0.1],
};
