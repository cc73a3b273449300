import { PALETTE, hex } from "../../drawing/colour";
import { highest, mix, sum } from "../../ground/landforms";
import { hills, summits, weathered } from "../../ground/landscapes";
import { summitNear } from "../../ground/route";
import { surveyView } from "../../ground/view";
import { POSTER, type Route, type Scene } from "../scene";

/** Beside the words, and clear of what lies above the hero and below it: no island is cut. */
const islands = weathered(
  63,
  summits(
    [
      [2.6, 0.68, 0.43, 1],
      [1.4, 0.02, 0.4, 0.9],
      [1.3, 1.02, 0.22, 0.58],
      [2.85, -0.36, 0.27, 0.65],
      [2.02, -0.58, 0.26, 0.68],
      [1.15, -0.62, 0.18, 0.5],
    ],
    0.02,
  ),
  0.5,
  0.6,
);

const ground = sum(islands, hills(65, 0.9, 0.09), () => -0.25);

const [fromX, from] = summitNear(ground, [1.4, 0.02], 0.3);
const [toX, to] = summitNear(ground, [2.6, 0.68], 0.3);

/** From summit to summit, in one bend to each side. */
const route: Route = {
  x: (z) => {
    const share = (z - from) / (to - from);
    return mix(fromX, toX, share) + 0.19 * Math.sin(2 * Math.PI * share);
  },
  from,
  to,
};

/** An archipelago on a sheet of paper: each island a listing, and the sea between them empty. */
export const marketplace: Scene = {
  field: highest(0.004, ground, () => 0),
  view: surveyView({ ...POSTER, span: 7, tilt: 76, centre: [0, -0.2], reach: 0.5 }),
  light: "noon",
  water: true,
  interval: 0.06,
  brass: { route, weight: 1.5 },
  haze: 0,
  lamp: [-0.6, 0.45, 0.5],
  tone: { ground: PALETTE.noon, lit: hex("#e0d3b3"), shadow: hex("#b09c72"), line: hex("#8d7a54"), index: hex("#65563a") },
};
