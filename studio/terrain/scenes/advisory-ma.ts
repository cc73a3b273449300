import { highest, mix, sum, wall } from "../../ground/landforms";
import { hills, massif } from "../../ground/landscapes";
import { summitNear } from "../../ground/route";
import { surveyView } from "../../ground/view";
import { POSTER, type Route, type Scene } from "../scene";

const LEFT = [0.7, -0.4] as const;
const RIGHT = [2.5, 0.45] as const;

const field = sum(
  highest(
    0.05,
    massif(117, { x: LEFT[0], z: LEFT[1], radius: 0.6, height: 1.25 }, 0.45),
    massif(119, { x: RIGHT[0], z: RIGHT[1], radius: 0.7, height: 1.5 }, 0.45),
    wall([LEFT, RIGHT], 0.22, 0.62, 2),
  ),
  hills(121, 2, 0.12),
);

const [fromX, from] = summitNear(field, LEFT, 0.4);
const [toX, to] = summitNear(field, RIGHT, 0.4);

/** Along the crest, from summit to summit. */
const crossing: Route = { x: (z) => mix(fromX, toX, (z - from) / (to - from)), from, to };

/** Two massifs seen from above, and one crossing between them. */
export const advisoryMa: Scene = {
  field,
  view: surveyView({ ...POSTER, span: 6.8, tilt: 60, reach: 1.4 }),
  interval: 0.055,
  brass: { route: crossing, weight: 1.9 },
  haze: 0.35,
  lamp: [-0.55, 0.5, 0.1],
};
