import { highest, path, peak, shelving, wall } from "../../landscape/landforms";
import { weathered } from "../../landscape/landscapes";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

/** A peak of the range. */
const summit = (x: number, z: number, radius: number, height: number) => peak({ x, z, radius, height, roundness: 1.15 });

/** The highest peak, with the line in brass. */
const HIGHEST = [2.7, 9.2] as const;

/** A ridge from a peak to the foot of the range. */
const ridge = (x: number, z: number, toX: number, toZ: number, height: number) => wall(path(x, z, toX, toZ), 0.5, height);

/** One range in the distance: its peaks are equally high, except for the lit one. */
const range = highest(
  0.07,
  summit(1.05, 9.8, 0.6, 1.45),
  summit(1.6, 9.7, 0.7, 1.7),
  summit(...HIGHEST, 1.2, 2.6),
  summit(4.1, 9.6, 0.9, 1.5),
  summit(5.2, 10, 0.8, 1.75),
  wall(path(1.3, 10, 1.6, 9.7, ...HIGHEST, 4.1, 9.6, 5.3, 10, 8, 9.6), 1, 1.2, 1.2),
  ridge(1.6, 9.7, 1.3, 8, 0.9),
  ridge(...HIGHEST, 2, 7.3, 1.25),
  ridge(...HIGHEST, 3.4, 7.2, 1.1),
  ridge(4.1, 9.6, 4.6, 7.6, 0.95),
);

/** A range at dawn, and its highest peak. */
export const peVentureCapital: Scene = {
  field: shelving(weathered(201, range, 1.1, 0.35), 0.05, 0.26, path(1.6, 10, 1.5, 8, 1.7, 7.1, 9, 6.9, 12, 11)),
  water: true,
  depths: 0.5,
  view: perspectiveView({ ...POSTER, eye: 2, horizon: 0.31, focal: 0.92, near: 4, far: 24 }),
  light: "dawn",
  interval: 0.088,
  brass: { level: 21, climb: 5, weight: 1.8 },
  lamp: [0.8, 0.3, -0.38],
};
