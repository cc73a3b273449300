import { highest, path, scaled, sum, wall } from "../../ground/landforms";
import { hills } from "../../ground/landscapes";
import { gradientNoise, warped } from "../../ground/noise";
import { surveyView } from "../../ground/view";
import { POSTER, type Route, type Scene } from "../scene";

/** The main stream, from its spring to the edge of the sheet. */
const stream: Route = { x: (z) => 2.1 + 0.45 * Math.sin(z * 1.5 + 0.4) + 0.16 * Math.sin(z * 3.9), from: -3, to: 2.1 };

/** A valley from a spring to the stream, which it joins at the given distance. */
const tributary = (x: number, z: number, joins: number) => wall(path(x, z, stream.x(joins), joins), 0.42, 0.62, 1.1);

const tributaries = highest(
  0.05,
  tributary(4.4, 2.2, 0.7),
  tributary(0.2, 2.1, 0.2),
  tributary(4.5, 0.1, -1),
  tributary(-1.4, 0.2, -1.2),
  tributary(4.3, -1.6, -2.4),
);

/** A watershed from above: many streams, one river. */
export const fundraisers: Scene = {
  field: sum(
    scaled(
      highest(0.05, warped(tributaries, gradientNoise(51), 0.2, 0.9), (x, z) => 0.95 * Math.exp(-Math.abs((x - stream.x(z)) / 0.5))),
      -1,
    ),
    (_x, z) => 0.1 * z,
    hills(53, 1.6, 0.16),
  ),
  view: surveyView({ ...POSTER, span: 8, tilt: 90 }),
  light: "fog",
  interval: 0.08,
  brass: { route: stream },
  haze: 0,
  lamp: [-0.6, 0.5, 0.4],
};
