import { path, peak, shelving, smoothstep, sum, wall } from "../../landscape/landforms";
import { hills, massif } from "../../landscape/landscapes";
import type { Field } from "../../landscape/noise";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Route, type Scene } from "../scene";

/** Two peaks and the wall between them, high enough for small screens to show the way across. */
const near = shelving(
  sum(
    hills(95, 1.4, 0.1, 2),
    massif(91, { x: 1.2, z: 5.5, radius: 0.52, height: 0.94 }, 0.2),
    massif(93, { x: 2.75, z: 5.6, radius: 0.56, height: 1.18 }, 0.2),
    wall(path(1, 5.6, 6, 5.8), 0.85, 1.08, 1.5),
  ),
  0.02,
  0.28,
  path(1.2, 6, 1.2, 5, 1.5, 3.6, 1.7, 2, 6, 2, 8, 6.2),
);

/** The land beyond, seen through the saddle. */
const beyond = peak({ x: 3.7, z: 11.4, radius: 1.96, height: 4.8, roundness: 2 });
const field: Field = (x, z) => Math.max(near(x, z), beyond(x, z) - 3);

/** The distance of the saddle and, as shares of the distance, how far the way bends aside before it and beyond it. */
const SADDLE = 5.6;
const bend = (z: number): number =>
  0.07 * smoothstep(SADDLE, 3.8, z) * Math.sin(8 * Math.log(z / SADDLE)) + 0.012 * smoothstep(SADDLE, 8, z) * Math.sin(4 * (z - 10.9));

/** In wide bends from the crest of the land beyond, over the saddle and out of the picture. */
const way: Route = { x: (z) => z * (0.352 + bend(z)), from: 2.45, to: 11.5 };

/** A saddle between two peaks, both whole, and the way through. */
export const secondaryExit: Scene = {
  field,
  water: true,
  depths: 0.5,
  view: perspectiveView({ ...POSTER, eye: 1.9, horizon: 0.352, focal: 0.76, near: 2.4, far: 16 }),
  light: "sea",
  interval: 0.075,
  brass: { route: way, weight: 2.3 },
  lamp: [-0.7, 0.35, -0.1],
};
