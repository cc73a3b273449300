import { path, sum, terraced } from "../../ground/landforms";
import { hills, range } from "../../ground/landscapes";
import { perspectiveView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** A canyon wall of strata. */
export const fundManagers: Scene = {
  field: sum(terraced(sum(range(19, path(0.2, 7, 1.6, 4.6, 4, 4), 1.2, 1.25, 0.5), hills(21, 1.4, 0.22)), 0.24, 0.6), hills(25, 1.2, 0.04)),
  view: perspectiveView({ ...POSTER, eye: 2.7, horizon: 0, focal: 0.8, near: 2, far: 12 }),
  interval: 0.04,
  brass: { level: 27, climb: 8, weight: 1.3 },
  haze: 0.6,
  lamp: [-0.7, 0.4, -0.3],
};
