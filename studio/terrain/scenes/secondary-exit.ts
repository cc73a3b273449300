import { mix, path, shelving, smoothstep, sum, wall } from "../../landscape/landforms";
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

/** The height of the eye. */
const EYE = 1.9;

/** The distance of the saddle, and how far the way there bends to a side, as a share of its distance. */
const SADDLE = 5.6;
const bend = (z: number): number => mix(0.07, 0, smoothstep(3.8, SADDLE, z)) * Math.sin(8 * Math.log(z / SADDLE));
const wayAt = (z: number): number => z * (0.352 + bend(z));

/** The crest as seen by the eye: beyond it, the route would seem to continue in the air. */
const crest = Array.from({ length: 200 }, (_, step) => mix(SADDLE - 0.5, SADDLE + 0.5, step / 199)).reduce((best, z) =>
  (field(wayAt(z), z) - EYE) / z > (field(wayAt(best), best) - EYE) / best ? z : best,
);

/** In wide bends up to the crest of the saddle; what is beyond is not shown. */
const way: Route = { x: wayAt, from: 4.55, to: crest };

/** A saddle between two peaks, both whole, and the way through. */
export const secondaryExit: Scene = {
  field,
  water: true,
  depths: 0.5,
  view: perspectiveView({ ...POSTER, eye: EYE, horizon: 0.352, focal: 0.76, near: 2.4, far: 16 }),
  light: "sea",
  interval: 0.075,
  brass: { route: way, weight: 2.3 },
  lamp: [-0.7, 0.3, -0.1],
};
