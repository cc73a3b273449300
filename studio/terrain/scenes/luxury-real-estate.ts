import { sum, terraced } from "../../ground/landforms";
import { hills, range } from "../../ground/landscapes";
import { surveyView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** A bay under cliffs. */
export const luxuryRealEstate: Scene = {
  field: sum(
    terraced(
      sum(
        range(
          73,
          [
            [0.4, -3],
            [3.1, -0.6],
            [1.8, 1.4],
            [3.4, 4],
          ],
          1.15,
          1.1,
          0.4,
        ),
        hills(79, 2, 0.2),
      ),
      0.55,
      0.45,
    ),
    hills(81, 2.8, 0.16, 2),
  ),
  view: surveyView({ ...POSTER, span: 7.4, tilt: 48, reach: 1 }),
  interval: 0.036,
  brass: [6],
  haze: 0.3,
  lamp: [0.6, 0.5, 0.1],
};
