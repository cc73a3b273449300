import { highest, insideOf, mix, path, shelving, smoothstep, sum, wall } from "../../landscape/landforms";
import { hills, weathered } from "../../landscape/landscapes";
import type { Field } from "../../landscape/noise";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

/** The corners of the terrace, its height, and the breadth of the bank around it. */
const CORNERS = path(1.15, 5.2, 1.9, 4.75, 2.55, 5.15, 2.75, 6.0, 2.0, 6.5, 1.25, 6.15);
const HEIGHT = 1.1;
const BANK = 0.4;

const inside = insideOf(CORNERS);
const crest = highest(0.05, wall(path(1.35, 5.5, 2.6, 5.6), 0.9, 1.25), wall(path(2.6, 5.6, 6.5, 7.4), 0.9, 0.78));
const ridge = weathered(15, crest, 1.3, 0.5);

/** The gardens within the wall, sloped, so that contours cross them and they do not look like a pool. */
const gardens = sum((x, z) => 0.29 * (z - 4.75) - 0.14 * (x - 1.95) ** 2, hills(27, 0.7, 0.05, 2));

/** The ridge, levelled where the terrace lies, with a wall on the terrace's edge. */
const terrace: Field = (x, z) => {
  const within = inside(x, z);
  const ground = mix(ridge(x, z), HEIGHT + gardens(x, z), smoothstep(-BANK, -0.04, within));
  return ground + 0.06 * smoothstep(0.14, 0.03, Math.abs(within));
};

/** A ridge with a walled terrace, the sun low behind it. */
export const familyOffice: Scene = {
  field: shelving(terrace, -0.02, 0.34, path(1.7, 7.2, 1.6, 5, 1.6, 3, 2, 1.5, 9, 1.5, 9, 9)),
  water: true,
  depths: 0.5,
  view: perspectiveView({ ...POSTER, eye: 2, horizon: 0.255, focal: 0.85, near: 2, far: 16 }),
  light: "dawn",
  interval: 0.062,
  brass: { boundary: CORNERS, weight: 1.3 },
  lamp: [0.75, 0.45, 0.05],
  glow: { x: 0.54, reach: 0.4, y: 0.425 },
};
