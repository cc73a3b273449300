import { sum } from "../../ground/landforms";
import { hills, range } from "../../ground/landscapes";
import { perspectiveView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** Several ranges stepping back: one system of parts. */
export const suite: Scene = {
  field: sum(
    range(
      41,
      [
        [0.4, 3.2],
        [1.8, 3.6],
        [4, 3],
      ],
      0.55,
      0.5,
      0.5,
    ),
    range(
      43,
      [
        [-0.5, 5.6],
        [2, 6.4],
        [5, 5.8],
      ],
      0.8,
      0.9,
      0.5,
    ),
    range(
      47,
      [
        [-3, 9.5],
        [2, 10.6],
        [7, 9.5],
      ],
      1.2,
      1.5,
      0.5,
    ),
    hills(49, 2.4, 0.22),
  ),
  view: perspectiveView({ ...POSTER, eye: 2.4, horizon: 0.06, focal: 0.85, near: 1.9, far: 16 }),
  interval: 0.045,
  brass: [16],
  haze: 0.7,
  lamp: [0.6, 0.4, -0.3],
};
