import { peak, scaled, sum } from "../../ground/landforms";
import { hills, massif } from "../../ground/landscapes";
import { surveyView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** An island with one landing place. */
export const contact: Scene = {
  field: sum(
    massif(103, { x: 1.9, z: 0.1, radius: 1.35, height: 1.25 }, 0.35),
    scaled(peak({ x: 1.05, z: -1.15, radius: 0.55, height: -0.55 }), 1),
    hills(107, 2.2, 0.16),
  ),
  view: surveyView({ ...POSTER, span: 7, tilt: 58, reach: 1 }),
  interval: 0.04,
  brass: [3],
  haze: 0.2,
  lamp: [0.5, 0.5, -0.4],
  still: true,
};
