import { sum } from "../../ground/landforms";
import { hills, triangulated } from "../../ground/landscapes";
import { surveyView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** Side of a triangle, in world units. */
const SIDE = 1;

/** Hills at noon as a survey knows them, in triangles, and the baseline from which they were measured: three sides of the net. */
export const consultants: Scene = {
  field: triangulated(sum(hills(101, 2.6, 0.75, 3)), SIDE),
  view: surveyView({ ...POSTER, span: 6.4, tilt: 62, reach: 0.6 }),
  light: "noon",
  interval: 0.04,
  brass: { route: { x: (z) => (2 - z / SIDE / 0.87 / 2) * SIDE, from: -0.87 * SIDE, to: 1.74 * SIDE } },
  haze: 0,
  lamp: [-0.7, 0.35, 0.3],
};
