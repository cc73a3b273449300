import { sum } from "../../ground/landforms";
import { hills, massif, summits } from "../../ground/landscapes";
import { surveyView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

const REVEALED = { x: 2.05, z: 0.62 };

/** Outlines in the fog, one of them revealed. */
export const investors: Scene = {
  field: sum(
    massif(59, { ...REVEALED, radius: 0.72, height: 1.3 }, 0.4),
    summits(
      [
        [0.35, 1.8, 0.45, 0.5],
        [3.6, 1.75, 0.45, 0.6],
        [3.1, -1.5, 0.5, 0.6],
        [0.9, -1.4, 0.42, 0.45],
        [-3.2, 2, 0.5, 0.5],
        [-1.2, 2.3, 0.45, 0.45],
        [-3.4, -1.9, 0.5, 0.5],
        [-1.3, -2.2, 0.4, 0.45],
      ],
      0.04,
    ),
    hills(61, 2.4, 0.12, 2),
  ),
  view: surveyView({ ...POSTER, span: 7.6, tilt: 90 }),
  light: "fog",
  interval: 0.11,
  bars: [
    { at: [2.75, 1.38], length: 0.5 },
    { at: [0.85, 1.25], length: 0.36 },
    { at: [2.98, 0.7], length: 0.32 },
    { at: [0.72, 0.2], length: 0.28 },
    { at: [2.62, -0.16], length: 0.44 },
  ],
  brass: { level: 6, around: [REVEALED.x, REVEALED.z], weight: 1.5 },
  haze: 0,
  lamp: [-0.5, 0.6, 0.5],
};
