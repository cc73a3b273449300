import { PALETTE, hex } from "../../drawing/colour";
import { highest, sum } from "../../ground/landforms";
import { hills, summits } from "../../ground/landscapes";
import { gradientNoise, warped } from "../../ground/noise";
import { summitNear, type GroundPoint } from "../../ground/route";
import { surveyView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** Three hills beside the words, none of them quite round. */
const domes = summits(
  [
    [2.45, 0.9, 0.35, 0.86],
    [1.72, 0.32, 0.34, 0.64],
    [3.1, 0.36, 0.36, 0.76],
  ],
  0.04,
);
const hillsBeside = warped(domes, gradientNoise(12), 0.17, 0.62);

/** Between two contours, so that none runs around the foot of a hill. */
const PLAIN = 0.01;

/** Level ground around them: no line runs under the words. */
const ground = sum(hillsBeside, hills(108, 1.4, 0.03, 2), () => -0.11);

const far = summitNear(ground, [2.45, 0.9], 0.2);
const left = summitNear(ground, [1.72, 0.32], 0.2);
const right = summitNear(ground, [3.1, 0.36], 0.2);

/** Where the line from the far summit over another one comes down. */
const beyond = ([x, z]: GroundPoint, share: number): GroundPoint => [far[0] + (x - far[0]) * share, far[1] + (z - far[1]) * share];
const baseline = [beyond(left, 1.75), beyond(right, 1.75)] as const;

/** Three hills at noon, the three lines of sight that a survey drew over their tops, and the baseline from which it measured them. */
export const consultants: Scene = {
  field: highest(0.004, ground, () => PLAIN),
  view: surveyView({ ...POSTER, span: 7.6, tilt: 90 }),
  light: "noon",
  interval: 0.05,
  brass: { baseline },
  sights: [
    [far, baseline[0]],
    [far, baseline[1]],
    [left, right],
  ],
  stations: [far, left, right],
  haze: 0,
  lamp: [-0.6, 0.5, 0.5],
  tone: { ground: PALETTE.noon, lit: PALETTE.noon, shadow: hex("#e8ddc5"), line: hex("#a8977a"), index: hex("#6f6146") },
};
