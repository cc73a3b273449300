import { sum } from "../../ground/landforms";
import { hills, summits, weathered } from "../../ground/landscapes";
import { surveyView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** An archipelago seen from above: many grounds, one sheet. */
export const marketplace: Scene = {
  field: sum(
    weathered(
      63,
      summits(
        [
          [1.1, -1.6, 0.55, 0.8],
          [2.5, 0.9, 0.8, 1.1],
          [3.4, -1.2, 0.6, 0.9],
          [0.4, 0.6, 0.42, 0.5],
          [1.5, 2.6, 0.5, 0.6],
          [3.9, 2.6, 0.6, 0.75],
          [-1.2, -0.6, 0.4, 0.32],
          [-1.4, 2.2, 0.4, 0.28],
        ],
        0.05,
      ),
      0.8,
      0.7,
    ),
    hills(61, 1.5, 0.3),
  ),
  view: surveyView({ ...POSTER, span: 8, tilt: 50, reach: 1 }),
  interval: 0.045,
  brass: [14],
  haze: 0.35,
  lamp: [-0.6, 0.5, 0.2],
};
