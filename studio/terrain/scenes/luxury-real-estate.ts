import { insideOf, mix, path, shelving, smoothstep, sum, terraced } from "../../landscape/landforms";
import { hills, range } from "../../landscape/landscapes";
import type { Field } from "../../landscape/noise";
import type { GroundPoint } from "../../landscape/route";
import { surveyView } from "../../landscape/view";
import { ESTATE } from "../../sample-deals/estate";
import { POSTER, type Scene } from "../scene";

/** Where the plan's corner is, and how many metres a world unit has along the ground, and upwards. */
const [CORNER_X, CORNER_Z] = [0.08, -0.06];
const METRES = 195;
const UPWARDS = 125;

/** A place on the plan, in metres. */
const placed = (east: number, north: number): GroundPoint => [CORNER_X + east / METRES, CORNER_Z + north / METRES];

/** The corners of the plot on the shore, and the breadth of the bank around it. */
const PLOT = ESTATE.boundary.map(([east, north]) => placed(east, north));
const BANK = 0.3;

const within = insideOf(PLOT);
const coast = sum(
  terraced(range(73, path(1.7, -3, 3.1, -0.9, 1.9, 0.7, 3.9, 0.6), 1.05, 1.2, 0.3), 0.4, 0.4),
  hills(79, 2, 0.15),
  (x) => -0.25 + 0.1 * Math.max(0, x - 2),
);

const slope = sum((x, z) => 0.35 * x + 0.065 * z - 0.03, hills(81, 0.55, 0.2, 2));

/** The coast, levelled to a gentle slope where the plot lies. */
const evened: Field = (x, z) => mix(coast(x, z), slope(x, z), smoothstep(-BANK, 0, within(x, z)));
const shelved = shelving(evened, -0.05, 0.24, path(2.2, -5, 2.1, -1, 1, 0.7, 3, 2, 7, 3, 7, -5));

/** The middle of the house, whose garden is level. */
const HOUSE = placed(138, 121);
const garden: Field = (x, z) => smoothstep(0.3, 0.1, Math.hypot(x - HOUSE[0], (z - HOUSE[1]) / 1.5));

/** The ground's height above the lake in metres, at a place on the plan. */
export const heightAt: Field = (east, north) => luxuryRealEstate.field(...placed(east, north)) * UPWARDS;

/** A coast with terraces above a bay, and a plot on its shore. */
export const luxuryRealEstate: Scene = {
  field: (x, z) => mix(shelved(x, z), ESTATE.heights.house / UPWARDS, garden(x, z)),
  water: true,
  depths: 0.5,
  view: surveyView({ ...POSTER, span: 7.2, tilt: 46, centre: [-0.55, 0.3], reach: 1 }),
  light: "sea",
  interval: 0.08,
  brass: { boundary: PLOT, weight: 1.5 },
  buildings: ESTATE.buildings.map(([east, north, width, depth, height]) => ({
    at: placed(east, north),
    width: width / METRES,
    depth: depth / METRES,
    height: height / UPWARDS,
  })),
  lamp: [-0.6, 0.4, 0.16],
};
