import type { Sharp } from "sharp";

import { blend, PALETTE, toHex } from "../drawing/colour";
import { smoothPath } from "../drawing/path";
import { drawTerrain } from "../drawing/terrain-picture";
import { traceRoute } from "../ground/contours";
import { highest, mix, peak, smoothstep, sum, wall } from "../ground/landforms";
import { hills, range, weathered } from "../ground/landscapes";
import { climb, summitNear } from "../ground/route";
import { perspectiveView } from "../ground/view";
import { paperTint, SEGMENT } from "./looks";

const SUMMIT = [0.45, 5] as const;

/** A route in brass that climbs in wide turns to the summit. */
export function drawFounders(): Promise<Sharp> {
  const tint = paperTint(0.95);
  const ranges = range(
    719,
    [
      [-5, 10],
      [0, 11],
      [5, 10],
    ],
    1.3,
    1.2,
  );
  const walls = [wall([SUMMIT, [-1.1, 5.7], [-2.6, 5.2]], 0.6, 1.1), wall([SUMMIT, [1.7, 4.3], [2.3, 3.4]], 0.5, 0.8)];
  const mountain = highest(0.06, peak({ x: SUMMIT[0], z: SUMMIT[1], radius: 1.1, height: 2.3, roundness: 1.15 }), ...walls);
  const field = sum(weathered(709, mountain, 0.9, 0.38), ranges, hills(727, 1.9, 0.2, 3));
  const summit = summitNear(field, SUMMIT, 0.5);
  const bearing = (t: number): number => 0.1 + 0.62 * Math.sin(t * Math.PI * 5.2 + 2.4) * (1 - 0.35 * t);
  const route = climb(field, { summit, from: 0.72, bearing });
  return drawTerrain({
    field,
    view: perspectiveView({ ...SEGMENT, eye: 3.5, horizon: -0.02, focal: 1, near: 2.2, far: 14 }),
    interval: 0.05,
    lamp: [0.6, 0.5, 0.1],
    tint: (point) => blend(tint(point), PALETTE.band, smoothstep(0.5, 0.95, point.depth) * 0.85),
    sky: () => PALETTE.band,
    pen: ({ level, depth }) => {
      const near = mix(1, 0.3, smoothstep(0.45, 0.95, depth));
      return level % 5 === 0
        ? { colour: PALETTE.text, width: 1.6, opacity: 0.85 * near }
        : { colour: PALETTE.body, width: 1, opacity: 0.62 * near };
    },
    overlay: (surface) => {
      const points = traceRoute(surface, route);
      const start = points[0];
      const end = points[points.length - 1];
      const path = smoothPath(points);
      const brass = toHex(PALETTE.brass);
      const ends =
        start && end
          ? `<circle cx="${start.x}" cy="${start.y}" r="7" fill="${toHex(PALETTE.band)}" stroke="${brass}" stroke-width="3"/><circle cx="${end.x}" cy="${end.y}" r="7" fill="${brass}"/>`
          : "";
      return `<path d="${path}" stroke="${toHex(PALETTE.band)}" stroke-width="9" stroke-opacity=".85"/><path d="${path}" stroke="${toHex(blend(PALETTE.brass, PALETTE.brassDark, 0.15))}" stroke-width="3.6" stroke-linecap="round"/>${ends}`;
    },
  });
}
