import { scaled, smoothstep, sum } from "../../ground/landforms";
import { crests, hills, massif } from "../../ground/landscapes";
import { perspectiveView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** A range at dawn, one peak of it lit. */
export const peVentureCapital: Scene = {
  field: sum(
    scaled(crests(29, 2.2, 1.5, 4), (x) => smoothstep(-2.6, 1.8, x)),
    massif(31, { x: 2.3, z: 6.4, radius: 0.8, height: 1.1 }, 0.6),
    hills(33, 2.2, 0.2),
  ),
  view: perspectiveView({ ...POSTER, eye: 2.6, horizon: 0.24, focal: 0.9, near: 2.3, far: 14 }),
  light: "dawn",
  interval: 0.06,
  brass: { level: 31, climb: 8, weight: 1.4 },
  haze: 0.6,
  lamp: [0.78, 0.42, -0.2],
  glow: { x: 0.92, y: 0.42, reach: 0.3, rise: 0.14 },
};
