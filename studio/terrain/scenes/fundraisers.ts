import { hex, PALETTE } from "../../drawing/colour";
import { highest, mix, path, scaled, sum, wall } from "../../landscape/landforms";
import { hills } from "../../landscape/landscapes";
import { gradientNoise, unbent, warped } from "../../landscape/noise";
import type { GroundPoint } from "../../landscape/route";
import { surveyView } from "../../landscape/view";
import { POSTER, type Route, type Scene } from "../scene";

/** The main stream, from its spring to the edge of the sheet. */
const stream: Route = { x: (z) => 2.1 + 0.45 * Math.sin(z * 1.5 + 0.4) + 0.16 * Math.sin(z * 3.9), from: 2.1, to: -3 };

/** Where the other streams rise, and the distance at which each joins it. */
const SPRINGS = [
  [4.4, 2.2, 0.7],
  [0.2, 2.1, 0.2],
  [4.5, 0.1, -1],
  [-1.4, 0.2, -1.2],
  [4.3, -1.6, -2.4],
] as const;

/** A valley from each spring to the stream. */
const valleys = highest(0.05, ...SPRINGS.map(([x, z, joins]) => wall(path(x, z, stream.x(joins), joins), 0.42, 0.62, 1.1)));

/** The noise that makes valleys wander, its strength and its size. */
const BENDS = [gradientNoise(51), 0.2, 0.9] as const;

/** The bed of the main stream is rounded: a contour close to the line would look like its outline. */
const BED = 0.15;

const ground = sum(
  scaled(
    highest(0.05, warped(valleys, ...BENDS), (x, z) => 1.1 * Math.exp(-Math.hypot(x - stream.x(z), BED) / 0.5)),
    -1,
  ),
  (_x, z) => 0.1 * z,
  hills(53, 1.6, 0.16),
);

/** How near a stream comes before it turns to join the main one, how far downstream it joins, and in how many steps. */
const [NEAR, BELOW, STEPS] = [0.16, 0.24, 9] as const;

/** Rounds the corners of a course: repeatedly, each point moves halfway to the middle of its neighbours. */
const rounded = (course: readonly GroundPoint[], times: number): GroundPoint[] =>
  Array.from({ length: times }).reduce<GroundPoint[]>(
    (points) =>
      points.map((point, index): GroundPoint => {
        const [before, after] = [points[index - 1], points[index + 1]];
        return before && after ? [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4] : point;
      }),
    [...course],
  );

/** The other streams: each runs down the middle of its valley and joins the main stream at a slant. */
const joining = SPRINGS.map(([x, z, joins]): GroundPoint[] => {
  const valley = Array.from({ length: 90 }, (_, step) => unbent(...BENDS, [mix(x, stream.x(joins), step / 89), mix(z, joins, step / 89)]));
  const arrives = valley.findIndex(([atX, atZ]) => Math.abs(atX - stream.x(atZ)) < NEAR);
  const course = arrives < 0 ? valley : valley.slice(0, arrives);
  const [lastX, last] = course.at(-1) ?? [x, z];
  const mouth = last - BELOW;
  const turn = Array.from({ length: STEPS }, (_, step): GroundPoint => {
    const share = (step + 1) / STEPS;
    return [mix(lastX, stream.x(mouth), share), mix(last, mouth, share)];
  });
  return rounded([...course, ...turn], 16);
});

/** A watershed from above: many streams, one river. */
export const fundraisers: Scene = {
  field: ground,
  view: surveyView({ ...POSTER, span: 8, tilt: 90 }),
  light: "fog",
  interval: 0.08,
  brass: { route: stream, weight: 2.1 },
  streams: joining,
  sheet: { left: 0.57 },
  lamp: [-0.6, 0.5, 0.4],
  tone: { lit: PALETTE.fog, shadow: hex("#e4e7e9"), index: hex("#5c6c7b"), accent: hex("#8a6418") },
};
