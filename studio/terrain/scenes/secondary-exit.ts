import { hex } from "../../drawing/colour";
import { mix, path, smoothstep, sum, wall } from "../../ground/landforms";
import { hills, massif } from "../../ground/landscapes";
import { perspectiveView } from "../../ground/view";
import { POSTER, type Route, type Scene } from "../scene";

/** Where the saddle is. */
const SADDLE = 5.6;

/** How far the way bends to a side, as a share of its distance: not at all at the saddle, where the eye sees both its parts end, so that they meet. */
const bend = (z: number): number =>
  mix(0.07, 0, smoothstep(3.8, SADDLE, z)) * Math.sin(8 * Math.log(z / SADDLE)) - 0.018 * smoothstep(8.5, 10.7, z);

/** In wide bends up to the saddle and through it; what is beyond is not shown. */
const way: Route = {
  x: (z) => z * (0.328 + bend(z)),
  from: 2.6,
  to: 10.7,
  over: SADDLE,
  fades: 8.3,
};

/** A saddle between two peaks, both whole, and the way through. */
export const secondaryExit: Scene = {
  field: sum(
    massif(91, { x: 0.95, z: 5.5, radius: 0.62, height: 1.46 }, 0.35),
    massif(93, { x: 2.75, z: 5.6, radius: 0.66, height: 1.66 }, 0.35),
    wall(path(0.2, 5.6, 3.4, 5.6), 0.9, 0.25, 1.6),
    hills(95, 2.2, 0.14),
  ),
  view: perspectiveView({ ...POSTER, eye: 3, horizon: 0.025, focal: 0.8, near: 2.4, far: 16 }),
  light: "sea",
  interval: 0.085,
  brass: { route: way, weight: 1.8 },
  haze: 0.7,
  lamp: [-0.6, 0.4, -0.1],
  tone: { lit: hex("#2a6f68"), line: hex("#76ada5"), index: hex("#cfe6df") },
};
