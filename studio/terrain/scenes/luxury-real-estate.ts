import { highest, path, sum, terraced } from "../../ground/landforms";
import { hills, range } from "../../ground/landscapes";
import { surveyView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** A coast with terraces above a bay. */
export const luxuryRealEstate: Scene = {
  field: highest(
    0.01,
    sum(
      terraced(range(73, path(0.6, -3, 3.1, -0.6, 1.9, 1.4, 3.6, 4), 1.05, 1.2, 0.45), 0.4, 0.5),
      hills(79, 2, 0.15),
      (x) => -0.25 + 0.1 * Math.max(0, x - 2),
    ),
    () => 0,
  ),
  view: surveyView({ ...POSTER, span: 7.2, tilt: 46, reach: 1 }),
  light: "sea",
  interval: 0.08,
  brass: { level: 1, climb: 2 },
  haze: 0.3,
  lamp: [-0.6, 0.5, 0.1],
};
