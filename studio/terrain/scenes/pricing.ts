import { sum, terraced } from "../../ground/landforms";
import { hills, massif } from "../../ground/landscapes";
import { surveyView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** Three steps, each higher than the last. */
export const pricing: Scene = {
  field: sum(
    terraced(sum(massif(83, { x: 2.6, z: 0.9, radius: 2, height: 1.5 }, 0.25), hills(89, 1.9, 0.24)), 0.5, 0.62),
    hills(97, 1.6, 0.05),
  ),
  view: surveyView({ ...POSTER, span: 7.6, tilt: 40, reach: 1.4 }),
  interval: 0.04,
  brass: [12, 25],
  haze: 0.3,
  lamp: [-0.6, 0.5, -0.2],
  still: true,
};
