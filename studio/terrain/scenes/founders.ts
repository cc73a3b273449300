import { highest, path, peak, smoothstep, sum, wall } from "../../landscape/landforms";
import { hills, weathered } from "../../landscape/landscapes";
import { summitNear } from "../../landscape/route";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Route, type Scene } from "../scene";

const SUMMIT = { x: 1.35, z: 4.6 };

/** A spur of the summit, to a point of the plain. */
const spur = (x: number, z: number, width: number, height: number) => wall(path(SUMMIT.x, SUMMIT.z, x, z), width, height);

const field = sum(
  weathered(
    38,
    highest(
      0.06,
      peak({ ...SUMMIT, radius: 0.95, height: 2.2, roundness: 1.15 }),
      spur(-1, 6.4, 0.55, 0.85),
      spur(3.6, 6.6, 0.6, 1.1),
      spur(0.5, 3.1, 0.4, 0.7),
    ),
    0.9,
    0.5,
  ),
  hills(39, 1.8, 0.3),
);

const [topX, topZ] = summitNear(field, [SUMMIT.x, SUMMIT.z], 0.6);

/** How far the route keeps to the right at each distance from the summit, so that no spur hides it. */
const aside = (away: number): number => 0.3 * smoothstep(0.02, 0.5, away);

/** The way up the flank that faces the eye, in bends that become narrower and closer with height. */
const route: Route = {
  x: (z) => topX * (z / topZ) + aside(topZ - z) + 0.21 * Math.tanh(1.7 * (topZ - z)) * Math.sin(7 * Math.log(topZ - z + 0.12)),
  from: 3.25,
  to: topZ,
};

/** A young peak at first light, and the route up. */
export const founders: Scene = {
  field,
  view: perspectiveView({ ...POSTER, eye: 3.3, horizon: -0.06, focal: 0.95, near: 2.4, far: 12 }),
  light: "dawn",
  interval: 0.066,
  brass: { route, weight: 1.5 },
  haze: 0.75,
  lamp: [0.75, 0.42, -0.05],
  glow: { x: 0.9, y: 0.36, reach: 0.28, rise: 0.12 },
};
