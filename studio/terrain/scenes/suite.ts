import { insideOf, path, shelving, smoothstep } from "../../landscape/landforms";
import { hills } from "../../landscape/landscapes";
import { gradientNoise, warped } from "../../landscape/noise";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

const EDGE = path(0.2, 2, 20, 2, 20, 30, 2.8, 27, 1.3, 14, 0.6, 8);
const inside = warped(insideOf(EDGE), gradientNoise(52), 0.5, 2.2);
const plain = hills(49, 4.6, 0.5, 2);

/** A high plain as far as the eye can see, and a surveyed boundary on it. */
export const suite: Scene = {
  field: shelving((x, z) => (0.6 + plain(x, z)) * smoothstep(0, 1.4, inside(x, z)), 0, 0.4, EDGE),
  water: true,
  depths: 0.5,
  view: perspectiveView({ ...POSTER, eye: 3.6, horizon: 0.1, focal: 0.85, near: 3.6, far: 40 }),
  interval: 0.055,
  brass: { boundary: path(1.6, 11.8, 3.7, 10.3, 5.5, 12.2, 6.6, 17, 3.9, 19.2, 1.8, 15.4), weight: 1.7 },
  lamp: [-0.6, 0.28, 0.2],
};
