import type { Sharp } from "sharp";

import { PALETTE } from "../drawing/colour";
import type { Pen } from "../drawing/contour-lines";
import { drawTerrain } from "../drawing/terrain-picture";
import { sum } from "../ground/landforms";
import { hills, summits } from "../ground/landscapes";
import { surveyView } from "../ground/view";
import { paperTint, SEGMENT } from "./looks";

/** One old estate, ring on ring like a tree, with the younger ones about it. */
export function drawFamilyOffice(): Promise<Sharp> {
  const estates = summits(
    [
      [-0.5, 0.15, 1.75, 1.75],
      [2.35, -1.25, 0.62, 0.8],
      [2.3, 1.35, 0.5, 0.62],
      [-2.7, -1.75, 0.5, 0.5],
      [0.95, -1.9, 0.34, 0.4],
    ],
    0.045,
  );
  return drawTerrain({
    field: sum(estates, hills(12, 1.5, 0.12, 3), hills(8, 3.4, 0.2, 2)),
    view: surveyView({ ...SEGMENT, span: 6.4, tilt: 90 }),
    interval: 0.042,
    lamp: [-0.5, 0.75, 0.5],
    tint: paperTint(0.55),
    sky: () => PALETTE.band,
    pen,
  });
}

const pen: Pen = ({ level, light }) => {
  const lit = 0.75 * (0.7 + 0.3 * Math.max(0, light));
  if (level === 30) return { colour: PALETTE.brass, width: 2.4, opacity: 1 };
  return level % 5 === 0 ? { colour: PALETTE.text, width: 1.7, opacity: lit } : { colour: PALETTE.body, width: 1.05, opacity: lit * 0.85 };
};
