import { hex } from "../../drawing/colour";
import { highest, path, peak, sum, wall } from "../../landscape/landforms";
import { hills, weathered } from "../../landscape/landscapes";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

/** A peak of the range. */
const summit = (x: number, z: number, radius: number, height: number) => peak({ x, z, radius, height, roundness: 1.15 });

/** The peak that the sun finds first. */
const LIT = [2.55, 9.2] as const;

/** One range from edge to edge, in the distance: its peaks are equally high, except for the lit one. */
const peaks = [
  summit(-1.6, 10, 0.9, 1.6),
  summit(-0.2, 9.6, 0.9, 1.8),
  summit(1, 10, 0.8, 1.75),
  summit(...LIT, 1.4, 2.75),
  summit(4.1, 9.6, 0.95, 1.9),
  summit(5.3, 10, 0.9, 1.75),
  summit(6.6, 9.6, 1, 1.8),
];

const crest = wall(path(-4, 10, -1.6, 10, -0.2, 9.6, 1, 10, ...LIT, 4.1, 9.6, 5.3, 10, 6.6, 9.6, 8, 9.6), 1.3, 1.35, 1.2);

/** A ridge from a peak to the plain in front of the range. */
const ridge = (x: number, z: number, toX: number, toZ: number, height: number) => wall(path(x, z, toX, toZ), 0.55, height);

const ridges = [
  ridge(-0.2, 9.6, -0.3, 7, 0.9),
  ridge(...LIT, 1.5, 6.8, 1.25),
  ridge(...LIT, 3.3, 6.6, 1.1),
  ridge(4.1, 9.6, 4.8, 6.9, 0.95),
];

/** A range at dawn: the first sun is on its highest peak, and on no other. */
export const peVentureCapital: Scene = {
  field: sum(weathered(201, highest(0.07, ...peaks, crest, ...ridges), 1.1, 0.5), hills(33, 2.6, 0.1, 1)),
  view: perspectiveView({ ...POSTER, eye: 2.9, horizon: 0.2, focal: 0.92, near: 3, far: 17 }),
  light: "dawn",
  interval: 0.088,
  brass: { level: 24, climb: 5, weight: 2.4, shine: 4 },
  haze: 0.7,
  lamp: [0.8, 0.36, -0.38],
  glow: { x: 0.8, y: 0.4, reach: 0.3, rise: 0.1 },
  sunAbove: { from: 1.65, to: 2.25 },
  foot: { from: 0.5, to: 0.79 },
  tone: { lit: hex("#7d6857"), hardness: 0, shadowLine: 0.5 },
};
