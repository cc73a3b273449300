import { highest, mix, path, peak, shelving, smoothstep, wall } from "../../landscape/landforms";
import { weathered } from "../../landscape/landscapes";
import { summitNear, type GroundPoint } from "../../landscape/route";
import { surveyView } from "../../landscape/view";
import { POSTER, type Route, type Scene } from "../scene";

const LEFT = [0.9, 0.15] as const;
const RIGHT = [2.62, 0.75] as const;

/** A massif: its summit, a spur towards the eye and one aside. */
const massif = ([x, z]: GroundPoint, height: number, towards: GroundPoint, aside: GroundPoint) => [
  peak({ x, z, radius: 0.62, height, roundness: 1.15 }),
  wall([[x, z], towards], 0.3, 0.8),
  wall([[x, z], aside], 0.3, 0.75),
];

/** How much of the massifs' feet is under the plain. */
const FLOOR = 0.08;

const land = highest(
  0.05,
  ...massif(LEFT, 1.95, [0.7, -0.7], [0.2, 0.5]),
  ...massif(RIGHT, 1.42, [2.5, -0.2], [3.5, 0.9]),
  wall(path(...LEFT, ...RIGHT), 0.2, 0.5, 1.6),
  wall(path(...LEFT, ...RIGHT, 5, 0.6), 1.4, 0.55, 1.6),
);
const rough = weathered(117, land, 0.9, 0.25);

/** Ridges wander less near the crossing: otherwise bright fragments would show behind it. */
const field = shelving(
  (x, z) => mix(rough(x, z), land(x, z), smoothstep(1, 0.6, Math.abs(x - 1.76))),
  FLOOR,
  0.36,
  path(1.1, 0.5, 1, -0.6, 1.3, -2.4, 1.6, -5, 6, -5, 6, 1.4),
);

const [fromX, from] = summitNear(field, LEFT, 0.35);
const [toX, to] = summitNear(field, RIGHT, 0.35);

const shareOf = (z: number): number => (z - from) / (to - from);

/** How far in front of the crest the crossing runs: on the crest itself, half of the line's width would be hidden. */
const NEARER = 0.28;
const before = (share: number): number => NEARER * smoothstep(0, 0.2, share) * smoothstep(1, 0.7, share);

/** Along the crest, from summit to summit. */
const crossing: Route = { x: (z) => mix(fromX, toX, shareOf(z)) + before(shareOf(z)), from, to };

/** Two massifs seen from above, a valley between them, and one crossing. The plain is dark, because an exhibit is in front of it. */
export const advisoryMa: Scene = {
  field,
  water: true,
  depths: 0.5,
  view: surveyView({ ...POSTER, span: 7.5, tilt: 50, reach: 1.6, centre: [-0.1, 0.62] }),
  interval: 0.06,
  brass: { route: crossing, weight: 2.1 },
  lamp: [-0.75, 0.15, -0.1],
};
