import { highest, mix, path, peak, shelving, smoothstep, wall } from "../../landscape/landforms";
import { weathered } from "../../landscape/landscapes";
import { summitNear } from "../../landscape/route";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Route, type Scene } from "../scene";

const SUMMIT = { x: 1.64, z: 6 };

/** A spur of the summit, to a point of the plain. */
const spur = (x: number, z: number, width: number, height: number) => wall(path(SUMMIT.x, SUMMIT.z, x, z), width, height);

const field = shelving(
  weathered(
    38,
    highest(
      0.06,
      peak({ ...SUMMIT, radius: 0.72, height: 2, roundness: 1.2 }),
      spur(0.75, 6.4, 0.4, 0.7),
      spur(4.5, 6.6, 0.6, 0.85),
      spur(1.25, 4.9, 0.4, 0.6),
      spur(2.3, 4.6, 0.45, 0.5),
    ),
    0.9,
    0.3,
  ),
  0.02,
  0.3,
  path(1.4, 6.6, 1.35, 5.4, 1.6, 4, 1.9, 2, 6, 2, 8, 7),
);

const [topX, topZ] = summitNear(field, [SUMMIT.x, SUMMIT.z], 0.6);

/** How far the route keeps to the right at each distance from the summit, so that no spur hides it. */
const aside = (away: number): number => 0.3 * smoothstep(0.02, 0.5, away);

/** From below the picture up the flank that faces the eye, in bends that become narrower and closer with height. */
const route: Route = {
  x: (z) => topX * (z / topZ) + aside(topZ - z) + 0.17 * Math.tanh(1.7 * (topZ - z)) * Math.sin(6 * Math.log(topZ - z + 0.12)),
  from: 3,
  to: topZ,
};

/** A young peak at first light, and the route up. */
export const founders: Scene = {
  field,
  water: true,
  depths: 0.5,
  view: perspectiveView({ ...POSTER, eye: 1.7, horizon: 0.3, focal: 0.95, near: 2.4, far: 14 }),
  light: "dawn",
  interval: 0.066,
  brass: { route, weight: 2 },
  stations: [0.25, 0.5, 0.75].map((share) => mix(4.8, route.to, share)).map((z) => [route.x(z), z]),
  lamp: [0.75, 0.42, -0.05],
};
