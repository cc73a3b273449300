import { hex } from "../../drawing/colour";
import { highest, path, peak, sum, wall } from "../../ground/landforms";
import { hills, weathered } from "../../ground/landscapes";
import { perspectiveView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** A peak of the range. */
const summit = (x: number, z: number, radius: number, height: number) => peak({ x, z, radius, height, roundness: 1.15 });

/** One range from edge to edge, in the distance: its peaks are of one height, but for the lit one. */
const peaks = [
  summit(0.3, 9.6, 0.7, 1.6),
  summit(1.3, 9.2, 0.75, 1.8),
  summit(2.75, 9.5, 1, 2.45),
  summit(4.1, 9.2, 0.8, 1.85),
  summit(5.1, 9.8, 0.75, 1.7),
  summit(6.2, 9.4, 0.8, 1.75),
];

const crest = wall(path(-4, 9.8, 0.3, 9.6, 1.3, 9.2, 2.75, 9.6, 4.1, 9.2, 5.1, 9.8, 8, 9.4), 1.2, 1.3, 1.2);

/** A range at dawn: the first sun is on its highest peak, and on no other. */
export const peVentureCapital: Scene = {
  field: sum(weathered(201, highest(0.05, ...peaks, crest), 0.6, 0.45), hills(33, 2.2, 0.12, 2)),
  view: perspectiveView({ ...POSTER, eye: 2.1, horizon: 0.33, focal: 0.92, near: 3, far: 17 }),
  light: "dawn",
  interval: 0.07,
  brass: { level: 34, climb: 6, weight: 2, shine: 4 },
  haze: 0.55,
  lamp: [0.7, 0.36, -0.4],
  glow: { x: 0.8, y: 0.4, reach: 0.3, rise: 0.1 },
  sunAbove: { from: 1.75, to: 2.4 },
  foot: { from: 0.5, to: 0.82 },
  tone: { lit: hex("#7d6857"), hardness: 0, shadowLine: 0.5 },
};
