import { scaled, sum } from "../../ground/landforms";
import { hills, summits } from "../../ground/landscapes";
import { surveyView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** Ground full of hollows, each a question. */
export const faq: Scene = {
  field: sum(
    scaled(
      summits(
        [
          [1.2, -1.3, 0.5, 1],
          [2.6, 0.4, 0.7, 1],
          [1.1, 1.1, 0.45, 1],
          [3.5, -1.3, 0.5, 1],
          [3.6, 2.1, 0.55, 1],
          [-0.4, 0.1, 0.35, 1],
          [1.9, 2.6, 0.4, 1],
        ],
        0.05,
      ),
      -0.55,
    ),
    hills(113, 2, 0.42),
  ),
  view: surveyView({ ...POSTER, span: 7.6, tilt: 62, reach: 0.6 }),
  interval: 0.034,
  brass: [-9],
  haze: 0.2,
  lamp: [-0.6, 0.5, 0.2],
  still: true,
};
