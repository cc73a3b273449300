import { PALETTE } from "../../drawing/colour";
import { peak, sum } from "../../landscape/landforms";
import { hills, massif, summits } from "../../landscape/landscapes";
import type { Field } from "../../landscape/noise";
import { surveyView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

const REVEALED = { x: 2.2, z: 0.55 };

/** The scale of the revealed hill, small enough to leave room for names beside it. */
const SIZE = 0.86;
const FOUND = { x: 2.05, z: 0.62 };
const spurred = massif(59, { ...FOUND, radius: 0.72, height: 1.3 }, 0.4);
const revealed: Field = (x, z) => spurred(FOUND.x + (x - REVEALED.x) / SIZE, FOUND.z + (z - REVEALED.z) / SIZE);

/** The hills that are not revealed, each with the length of the bar of ink over its name. */
const HIDDEN = [
  { at: [3.2, 1.08], length: 0.62 },
  { at: [1.28, 1.12], length: 0.34 },
  { at: [3.42, 0.36], length: 0.24 },
  { at: [1.23, 0.12], length: 0.42 },
  { at: [3.05, -0.17], length: 0.38 },
] as const;

const ground = hills(61, 2.4, 0.12, 2);

/** The height of the hidden hills: high enough for contours, too low for the level of the line in brass. */
const NAMED = 0.62;

/** Outlines in the fog, one of them revealed. Lines only: faint shading would show compression blocks. */
export const investors: Scene = {
  field: sum(
    revealed,
    summits(
      [
        ...HIDDEN.map(({ at: [x, z], length }) => [x, z, 0.14 + length * 0.22, NAMED - revealed(x, z) - ground(x, z)] as const),
        [-2.2, 3, 0.45, 0.5],
        [3.3, -1.6, 0.5, 0.56],
        [1.1, -1.3, 0.42, 0.45],
        [-3.2, 2, 0.5, 0.5],
        [-1.2, 2.3, 0.45, 0.45],
        [-3.4, -1.9, 0.5, 0.5],
        [-1.3, -2.2, 0.4, 0.45],
      ],
      0.04,
    ),
    ground,
    // Removes a stray contour fragment beside the line in brass.
    peak({ x: 1.93, z: 0.2, radius: 0.07, height: -0.012 }),
  ),
  view: surveyView({ ...POSTER, span: 7.6, tilt: 90 }),
  light: "fog",
  interval: 0.11,
  // One after another retracts and returns.
  bars: HIDDEN.map(({ at: [x, z], length }) => ({ at: [x - length / 2, z], length, over: { around: [x, z], level: 5 } })),
  brass: { level: 6, around: [REVEALED.x, REVEALED.z], weight: 1.5 },
  sheet: { left: 0.57 },
  lamp: [-0.5, 0.6, 0.5],
  tone: { lit: PALETTE.fog, shadow: PALETTE.fog },
};
