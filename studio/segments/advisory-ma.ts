import type { Sharp } from "sharp";

import { blend, PALETTE, toHex } from "../drawing/colour";
import { smoothPath } from "../drawing/path";
import { drawTerrain } from "../drawing/terrain-picture";
import { traceRoute } from "../ground/contours";
import { sum } from "../ground/landforms";
import { hills, massif } from "../ground/landscapes";
import { surveyView } from "../ground/view";
import { paperTint, SEGMENT } from "./looks";

/** Two terrains in two inks, and the pass of brass where they meet. */
export function drawAdvisory(): Promise<Sharp> {
  const route = Array.from({ length: 61 }, (_, index): [number, number] => {
    const t = index / 60;
    return [0.12 + 0.32 * Math.sin(t * Math.PI * 2.2 + 0.4) * (1 - 0.4 * t), -2.6 + 5.4 * t];
  });
  const divide = (x: number, y: number): boolean => x > 612 + 70 * Math.sin((y / SEGMENT.height) * Math.PI * 2.2 + 3.3);
  return drawTerrain({
    field: sum(
      massif(401, { x: -1.75, z: 0.35, radius: 1.2, height: 1.35 }, 0.35),
      massif(409, { x: 1.95, z: -0.25, radius: 1.3, height: 1.55 }, 0.35),
      hills(411, 2.6, 0.14, 3),
    ),
    view: surveyView({ ...SEGMENT, span: 6.2, tilt: 68, reach: 1.2 }),
    interval: 0.045,
    lamp: [-0.5, 0.75, 0.4],
    tint: paperTint(0.6),
    sky: () => PALETTE.band,
    pen: ({ level, x, y }) => {
      const colour = divide(x, y) ? PALETTE.sea : PALETTE.text;
      return level % 5 === 0
        ? { colour, width: 1.7, opacity: 0.85 }
        : { colour: blend(colour, PALETTE.quiet, 0.12), width: 1.05, opacity: 0.75 };
    },
    overlay: (surface) => {
      const path = smoothPath(traceRoute(surface, route));
      return `<path d="${path}" stroke="${toHex(PALETTE.band)}" stroke-width="11"/><path d="${path}" stroke="${toHex(PALETTE.brass)}" stroke-width="3.4"/>`;
    },
  });
}
