import { sum } from "../../ground/landforms";
import { hills, massif, range } from "../../ground/landscapes";
import { perspectiveView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** A summit lit behind the haze. */
export const investors: Scene = {
  field: sum(
    massif(59, { x: 2, z: 7, radius: 1.5, height: 2.1 }, 0.5),
    range(
      67,
      [
        [-1, 4],
        [2, 3.6],
        [5, 4.4],
      ],
      0.7,
      0.45,
      0.5,
    ),
    hills(71, 2.2, 0.24),
  ),
  view: perspectiveView({ ...POSTER, eye: 2.3, horizon: 0.2, focal: 0.9, near: 2, far: 16 }),
  interval: 0.045,
  brass: [42],
  haze: 0.7,
  glow: { x: 0.76, y: 0.27, radius: 0.15, strength: 0.9 },
  lamp: [-0.5, 0.4, 0.3],
};
