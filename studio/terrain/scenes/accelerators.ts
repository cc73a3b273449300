import { sum } from "../../ground/landforms";
import { hills, summits, weathered } from "../../ground/landscapes";
import { perspectiveView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** A cohort of young hills seen from above them, the tallest still growing. */
export const accelerators: Scene = {
  field: sum(
    weathered(
      111,
      summits(
        [
          [2.1, 5.6, 0.55, 1.55],
          [0.6, 5, 0.4, 0.7],
          [3.3, 5.3, 0.42, 0.85],
          [1.3, 4.5, 0.32, 0.55],
          [2.6, 4.5, 0.34, 0.65],
          [0.9, 6.6, 0.42, 0.8],
          [3.4, 7.2, 0.5, 0.95],
          [2, 7.7, 0.45, 0.8],
          [0.2, 8, 0.45, 0.7],
          [4.6, 8.2, 0.55, 0.95],
          [3, 9.8, 0.5, 0.9],
        ],
        0.04,
      ),
      0.7,
      0.3,
    ),
    hills(109, 1.3, 0.1, 3),
  ),
  view: perspectiveView({ ...POSTER, eye: 4.6, horizon: -0.45, focal: 0.8, near: 4, far: 13 }),
  light: "sea",
  interval: 0.055,
  brass: { level: 19, climb: 9 },
  haze: 0.7,
  lamp: [-0.6, 0.4, -0.1],
};
