import { sum } from "../../ground/landforms";
import { hills, massif, summits } from "../../ground/landscapes";
import { surveyView } from "../../ground/view";
import { POSTER, type Scene } from "../scene";

/** Outlines in the fog, one of them revealed. */
export const investors: Scene = {
  field: sum(
    massif(59, { x: 2.3, z: -0.2, radius: 0.85, height: 1.3 }, 0.4),
    summits(
      [
        [0.6, 1.3, 0.5, 0.5],
        [3.7, 1.4, 0.5, 0.6],
        [3.6, -1.6, 0.45, 0.5],
        [0.8, -1.5, 0.4, 0.45],
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
    { at: [2.95, 1.05], length: 0.5 },
    { at: [1.15, 0.75], length: 0.36 },
    { at: [3.27, 0.02], length: 0.32 },
    { at: [0.92, -0.62], length: 0.28 },
    { at: [3.1, -0.94], length: 0.44 },
  ],
  brass: { level: 6, climb: 4 },
  haze: 0,
  lamp: [-0.5, 0.6, 0.5],
};
