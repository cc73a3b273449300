import { path, sum } from "../../ground/landforms";
import { hills, massif, range } from "../../ground/landscapes";
import { perspectiveView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** What stands behind the massif. */
export const RANGES_BEHIND = [range(23, path(-7, 10, 0, 11.5, 7, 10), 1.6, 1), hills(5, 2.2, 0.3)];

/** One mountain, whole, and a ring that climbs to its summit. */
export const home: Scene = {
  field: sum(massif(21, { x: 1.45, z: 5.2, radius: 1.35, height: 1.75 }, 0.65), ...RANGES_BEHIND),
  view: perspectiveView({ ...POSTER, eye: 3.3, horizon: 0.02, focal: 0.84, near: 2, far: 17 }),
  interval: 0.045,
  brass: { level: 44, climb: 16 },
  haze: 0.75,
  lamp: [-0.6, 0.4, -0.1],
};
