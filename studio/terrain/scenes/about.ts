import { sum } from "../../ground/landforms";
import { hills, massif } from "../../ground/landscapes";
import { surveyView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** Plan of an old folded land. */
export const about: Scene = {
  field: sum(massif(77, { x: 2.3, z: 0.3, radius: 1.9, height: 1.2 }, 0.45), hills(31, 2.6, 0.5, 3)),
  view: surveyView({ ...POSTER, span: 8, tilt: 90 }),
  interval: 0.038,
  brass: [17],
  haze: 0,
  lamp: [-0.5, 0.6, 0.5],
  still: true,
};
