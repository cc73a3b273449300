import { highest, path, sum, wall } from "../../ground/landforms";
import { hills, massif } from "../../ground/landscapes";
import { surveyView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** Two massifs seen from above, and one crossing between them. */
export const advisoryMa: Scene = {
  field: sum(
    highest(
      0.05,
      massif(117, { x: 0.7, z: -0.4, radius: 0.6, height: 1.25 }, 0.45),
      massif(119, { x: 2.5, z: 0.45, radius: 0.7, height: 1.5 }, 0.45),
      wall(path(0.7, -0.4, 2.5, 0.45), 0.22, 0.62, 2),
    ),
    hills(121, 2, 0.12),
  ),
  view: surveyView({ ...POSTER, span: 6.8, tilt: 60, reach: 1.4 }),
  interval: 0.055,
  brass: { level: 9, climb: 2 },
  haze: 0.35,
  lamp: [-0.55, 0.5, 0.1],
};
