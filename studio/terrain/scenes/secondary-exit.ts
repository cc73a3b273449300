import { path, shelving, smoothstep, sum, wall } from "../../landscape/landforms";
import { hills, massif } from "../../landscape/landscapes";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Route, type Scene } from "../scene";

/** Two peaks and the wall between them, high enough for small screens to show the way across. */
const field = shelving(
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

/** The distance of the saddle and, as a share of the distance, how far the way bends aside before it. */
const SADDLE = 5.6;
const bend = (z: number): number => 0.07 * smoothstep(SADDLE, 3.8, z) * Math.sin(8 * Math.log(z / SADDLE));

/** In wide bends up to the saddle and over it. */
const way: Route = { x: (z) => z * (0.352 + bend(z)), from: 2.45, to: 7 };

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
