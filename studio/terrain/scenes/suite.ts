import { insideOf, path, shelving, smoothstep } from "../../landscape/landforms";
import { hills } from "../../landscape/landscapes";
import { gradientNoise, warped } from "../../landscape/noise";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

const EDGE = path(2.6, 2, 20, 2, 20, 32, 10, 31, 5, 26, 2.2, 20, 1.1, 14, 0.8, 9, 1, 6);
const inside = warped(insideOf(EDGE), gradientNoise(52), 0.6, 3.5);
const plain = hills(49, 4.6, 0.5, 2);

/** The corners of the record, each with the mark of a survey. */
const BOUNDARY = path(1.6, 11.8, 3.7, 10.3, 5.5, 12.2, 6.6, 17, 3.9, 19.2, 1.8, 15.4);

/** A high plain as far as the eye can see, and a surveyed boundary on it. */
export const suite: Scene = {
  field: shelving((x, z) => (0.6 + plain(x, z)) * smoothstep(-0.3, 2.1, inside(x, z)), 0, 0.4, EDGE),
  water: true,
  depths: 0.5,
  view: perspectiveView({ ...POSTER, eye: 4.6, horizon: 0.02, focal: 0.85, near: 3.6, far: 40 }),
  interval: 0.055,
  brass: { boundary: BOUNDARY, weight: 1.7 },
  stations: BOUNDARY,
  lamp: [-0.6, 0.28, 0.2],
  focus: { x: 70, y: 36 },
};
