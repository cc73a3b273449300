import { peak, sum } from "../../ground/landforms";
import { hills } from "../../ground/landscapes";
import { surveyView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** An old estate hill, ring in ring. */
export const familyOffice: Scene = {
  field: sum(peak({ x: 2, z: 0.4, radius: 2, height: 1.5, roundness: 1.5 }), hills(3, 1.5, 0.17, 3), hills(9, 3, 0.25, 2)),
  view: surveyView({ ...POSTER, span: 7.2, tilt: 64, reach: 1.2 }),
  interval: 0.036,
  brass: [26],
  haze: 0.15,
  lamp: [-0.6, 0.5, 0.1],
};
