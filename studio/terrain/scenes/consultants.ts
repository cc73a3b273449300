import { PALETTE, hex } from "../../drawing/colour";
import { mix, smoothstep, sum } from "../../landscape/landforms";
import { hills, summits } from "../../landscape/landscapes";
import { gradientNoise, warped, type Field } from "../../landscape/noise";
import { summitNear, type GroundPoint } from "../../landscape/route";
import { surveyView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

/** Hills on both sides of the baseline. */
const HILLS = [
  [2.02, 1.12, 0.4, 0.9],
  [3.16, 0.86, 0.34, 0.74],
  [1.28, 0.72, 0.26, 0.56],
  [1.86, -0.78, 0.36, 0.78],
  [3.08, -0.62, 0.38, 0.84],
] as const;

/** Keeps the hills from being perfectly round. */
const uneven = warped(warped(summits(HILLS, 0.04), gradientNoise(12), 0.17, 0.62), gradientNoise(19), 0.06, 0.24);

/** The hills end at height zero, and so do their shadows. */
const above = sum(uneven, hills(108, 1.4, 0.03, 2), () => -0.156);

/** The ground between the hills, always below height zero. FOOT: the depth over which a hill turns into it. */
const country = sum(hills(117, 2.1, 0.34, 2), () => -0.27);
const FOOT = 0.15;

const ground: Field = (x, z) => mix(Math.min(country(x, z), -0.01), above(x, z), smoothstep(-FOOT, 0, above(x, z)));

const stations = HILLS.map(([x, z]): GroundPoint => summitNear(above, [x, z], 0.22));
const [north, east, west, south, far] = stations as [GroundPoint, GroundPoint, GroundPoint, GroundPoint, GroundPoint];

/** On the plain, where a line can be measured with a chain. */
const start: GroundPoint = [1.34, 0.08];
const end: GroundPoint = [2.92, 0.2];

/** Five hills at noon, the lines of sight by which a survey reached them, and the baseline from which it began. */
export const consultants: Scene = {
  field: ground,
  water: true,
  depths: 0.46,
  sheet: { left: 0.57 },
  // Every station in view: below the navigation, beside the words, and on a phone.
  view: surveyView({ ...POSTER, span: 9, tilt: 90, centre: [-0.51, 0.06] }),
  light: "noon",
  interval: 0.05,
  brass: { baseline: [start, end], weight: 1.4 },
  sights: [
    [start, north],
    [end, north],
    [start, south],
    [end, south],
    [start, west],
    [west, north],
    [north, east],
    [end, east],
    [end, far],
    [south, far],
  ],
  stations,
  lamp: [-0.6, 0.5, 0.5],
  tone: { ground: PALETTE.noon, lit: PALETTE.noon, shadow: hex("#ede4d1"), line: hex("#a08e6e"), index: hex("#675a3d") },
};
