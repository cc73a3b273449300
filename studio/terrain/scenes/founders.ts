import { highest, peak, sum, wall } from "../../ground/landforms";
import { hills, weathered } from "../../ground/landscapes";
import { perspectiveView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** One steep summit to climb. */
export const founders: Scene = {
  field: sum(
    weathered(
      38,
      highest(
        0.06,
        peak({ x: 1.25, z: 4.6, radius: 0.95, height: 2, roundness: 1.15 }),
        wall(
          [
            [1.25, 4.6],
            [0.2, 5.6],
            [-1, 6.4],
          ],
          0.55,
          0.85,
        ),
        wall(
          [
            [1.25, 4.6],
            [2.4, 5.2],
            [3.6, 6.6],
          ],
          0.6,
          1.1,
        ),
        wall(
          [
            [1.25, 4.6],
            [1, 3.7],
            [0.5, 3.1],
          ],
          0.4,
          0.7,
        ),
      ),
      0.9,
      0.5,
    ),
    hills(39, 1.8, 0.3),
  ),
  view: perspectiveView({ ...POSTER, eye: 3.9, horizon: -0.14, focal: 0.85, near: 2.4, far: 12 }),
  interval: 0.045,
  brass: [36],
  haze: 0.75,
  lamp: [-0.7, 0.4, 0],
};
