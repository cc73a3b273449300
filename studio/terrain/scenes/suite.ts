import { hex } from "../../drawing/colour";
import { path } from "../../landscape/landforms";
import { hills } from "../../landscape/landscapes";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

/** A high plain as far as the eye can see, and a surveyed boundary on it. */
export const suite: Scene = {
  field: hills(49, 4.6, 0.62, 2),
  view: perspectiveView({ ...POSTER, eye: 3.6, horizon: 0.06, focal: 0.85, near: 3.6, far: 40 }),
  interval: 0.055,
  brass: { boundary: path(1.6, 11.8, 3.7, 10.3, 5.5, 12.2, 6.6, 17, 3.9, 19.2, 1.8, 15.4), weight: 1.7 },
  haze: 0.7,
  lamp: [-0.6, 0.35, 0.2],
  tone: { lit: hex("#34597a"), line: hex("#7f99b4"), index: hex("#d3dfe8") },
};
