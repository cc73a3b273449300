import { highest, insideOf, mix, path, shelving, smoothstep, wall } from "../../landscape/landforms";
import { weathered } from "../../landscape/landscapes";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

/** The corners of the terrace, the nearest one second; its height, and the breadth of its walls on the map: as steep as can be drawn. */
const CORNERS = path(1.2, 5.4, 1.95, 4.75, 2.75, 5.6, 2.0, 6.3);
const HEIGHT = 1.24;
const WALL = 0.05;

/** From the line in brass to the edge of the wall, on which it would be jagged. */
const COPING = 0.08;

const inside = insideOf(CORNERS);
const crest = highest(0.05, wall(path(1.7, 6.6, 2.6, 6.7), 1.5, 1.65), wall(path(2.6, 6.7, 6.5, 7.9), 0.9, 0.95));
const ridge = shelving(weathered(37, crest, 1.3, 0.22), -0.02, 0.34, path(1.7, 7.2, 1.6, 5, 1.6, 3, 2, 1.5, 9, 1.5, 9, 9));

/** A level terrace built into a ridge, its walls as high as the slope asks for, the sun low behind it. */
export const familyOffice: Scene = {
  field: (x, z) => mix(ridge(x, z), HEIGHT, smoothstep(-WALL - COPING, -COPING, inside(x, z))),
  water: true,
  depths: 0.5,
  view: perspectiveView({ ...POSTER, eye: 2, horizon: 0.225, focal: 0.85, near: 2, far: 16 }),
  light: "dawn",
  interval: 0.08,
  brass: { boundary: CORNERS, weight: 1.3 },
  lamp: [0.75, 0.485, 0.05],
};
