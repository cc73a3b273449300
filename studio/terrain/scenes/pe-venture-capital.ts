import { hex } from "../../drawing/colour";
import { highest, path, peak, sum, wall } from "../../ground/landforms";
import { hills, weathered } from "../../ground/landscapes";
import { perspectiveView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** A peak of the range. */
const summit = (x: number, z: number, radius: number, height: number) => peak({ x, z, radius, height, roundness: 1.05 });

/** Five peaks in depth, two before the lit one and two behind it. */
const peaks = [
  summit(0.28, 5, 0.5, 1.7),
  summit(1.5, 6.8, 0.85, 2.35),
  summit(2.56, 5.2, 0.6, 1.75),
  summit(3.75, 9, 0.85, 1.8),
  summit(0.55, 9.8, 0.85, 1.65),
];

/** The ridges that make one range of them. */
const near = wall(path(-0.8, 5.2, 0.28, 5, 1.5, 6.8, 2.56, 5.2, 5, 6.2), 0.45, 0.85, 1.1);
const far = wall(path(-2, 10.6, 0.55, 9.8, 3.75, 9, 7, 9.4), 0.6, 0.9, 1.1);

/** A range at dawn: the first sun is on its highest peak, and on no other. */
export const peVentureCapital: Scene = {
  field: sum(weathered(53, highest(0.04, ...peaks, near, far), 0.55, 0.55), hills(33, 2.2, 0.18)),
  view: perspectiveView({ ...POSTER, eye: 3, horizon: 0.15, focal: 0.9, near: 2.6, far: 15 }),
  light: "dawn",
  interval: 0.06,
  brass: { level: 38, climb: 10, weight: 2, shine: 4 },
  haze: 0.7,
  lamp: [0.7, 0.36, -0.4],
  glow: { x: 0.8, y: 0.42, reach: 0.3, rise: 0.11 },
  sunAbove: { from: 1.5, to: 2.2 },
  foot: { from: 0.7, to: 1 },
  tone: { lit: hex("#786454"), shadowLine: 0.45 },
};
