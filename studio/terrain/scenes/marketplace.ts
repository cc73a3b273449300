import { PALETTE, hex } from "../../drawing/colour";
import { mix, smoothstep, sum } from "../../landscape/landforms";
import { hills, summits, weathered } from "../../landscape/landscapes";
import { gradientNoise, warped, type Field } from "../../landscape/noise";
import { summitNear, type GroundPoint } from "../../landscape/route";
import { surveyView } from "../../landscape/view";
import { LISTING } from "../../sample-deals/greywether";
import { INTEREST } from "../../sample-deals/listings";
import { POSTER, type Route, type Scene } from "../scene";

/** The islands, beside the words and clear of what covers the top and the bottom of the hero. */
const ISLANDS = [
  [1.5, 0.1, 0.39, 1],
  [2.62, 0.61, 0.43, 1.1],
  [1.1, 0.84, 0.26, 0.67],
  [3.1, -0.18, 0.26, 0.72],
  [2.26, -0.25, 0.24, 0.7],
  [1.84, 0.97, 0.18, 0.57],
  [1.04, -0.37, 0.155, 0.55],
] as const;

/** Land and the bed of the sea: bays and capes at the coast, and long swells where it is deep. */
const land = weathered(63, warped(summits(ISLANDS, 0.02), gradientNoise(68), 0.16, 0.4), 0.42, 0.75);
const ground = sum(land, hills(65, 0.5, 0.12), () => -0.27);
const swells = hills(67, 1.9, 0.13, 2);
/** Below this the bed is flatter, so that the chart has fewer lines there: every line costs bytes. */
const SHELF = -0.12;
const charted: Field = (x, z) => {
  const height = ground(x, z);
  const bed = Math.max(height, SHELF + 0.6 * (height - SHELF));
  return height < 0 ? Math.min(-0.004, bed + swells(x, z) * smoothstep(-0.1, -0.27, height)) : height;
};

const spots = ISLANDS.map(([x, z]): GroundPoint => summitNear(charted, [x, z], 0.22));
const [start, end] = spots as [GroundPoint, GroundPoint];
const [[fromX, from], [toX, to]] = [start, end];

/** From one listing to another, with one bend to each side. */
const route: Route = {
  x: (z) => {
    const share = (z - from) / (to - from);
    return mix(fromX, toX, share) + 0.19 * Math.sin(2 * Math.PI * share);
  },
  from,
  to,
};

/** An archipelago on a sea chart: each island a listing, with its spot height. */
export const marketplace: Scene = {
  field: charted,
  view: surveyView({ ...POSTER, span: 8, tilt: 80, centre: [-0.24, -0.475], reach: 0.5 }),
  light: "noon",
  water: true,
  depths: 0.5,
  interval: 0.06,
  brass: { route, weight: 2.2 },
  spots,
  codes: [
    { at: start, side: "left", text: LISTING.reference },
    { at: end, side: "right", text: INTEREST.reference },
  ],
  sheet: { left: 0.57 },
  focus: { x: 70, y: 20 },
  lamp: [-0.6, 0.45, 0.5],
  tone: { ground: PALETTE.noon, lit: hex("#ebdfc2"), shadow: hex("#b7a27a"), line: hex("#857048"), index: hex("#57492f") },
};
