import { sum } from "../../ground/landforms";
import { hills, massif } from "../../ground/landscapes";
import { surveyView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** Two hills and the pass between them. */
export const secondaryExit: Scene = {
  field: sum(
    massif(91, { x: 0.7, z: 1.6, radius: 0.95, height: 1.15 }, 0.35),
    massif(93, { x: 3, z: -0.5, radius: 1.15, height: 1.4 }, 0.35),
    hills(95, 2.2, 0.2),
  ),
  view: surveyView({ ...POSTER, span: 7.4, tilt: 46, reach: 1.2 }),
  interval: 0.038,
  brass: [15],
  haze: 0.3,
  lamp: [-0.6, 0.5, -0.2],
};
