import type { Sharp } from "sharp";

import { blend, PALETTE, type Colour } from "../drawing/colour";
import { drawTerrain } from "../drawing/terrain-picture";
import { smoothstep, sum } from "../ground/landforms";
import { hills, massif, range } from "../ground/landscapes";
import { gradientNoise } from "../ground/noise";
import { perspectiveView } from "../ground/view";
import { SEGMENT } from "./looks";

const FOG: Colour = [24, 40, 58];

/** One lamp-lit summit above the fog; what lies below can only be guessed. */
export function drawInvestors(): Promise<Sharp> {
  const drift = gradientNoise(607);
  /** 0 in clear air, 1 in thick fog. */
  const fog = (x: number, y: number): number => {
    const bank = 0.52 * SEGMENT.height + 70 * drift(x / 420, y / 260) + 30 * drift(x / 150 + 9, y / 90);
    return smoothstep(bank - 150, bank + 110, y) * (1 - 0.8 * smoothstep(0.68, 1, y / SEGMENT.height));
  };
  const lamp = (x: number, y: number): number => Math.exp(-((Math.hypot(x - 610, (y - 290) * 0.9) / 250) ** 2));
  const sky = (x: number, y: number): Colour =>
    blend(blend(PALETTE.ink, FOG, smoothstep(0, 0.52, y / SEGMENT.height)), PALETTE.brass, lamp(x, y) * 0.2);
  return drawTerrain({
    field: sum(
      massif(613, { x: 0.15, z: 6.4, radius: 1.7, height: 2.5 }, 0.7),
      range(
        617,
        [
          [-3.2, 4.4],
          [-1, 3.5],
          [3, 3.2],
        ],
        0.6,
        0.8,
        0.9,
      ),
      hills(619, 2, 0.22),
    ),
    view: perspectiveView({ ...SEGMENT, eye: 3.2, horizon: 0.15, focal: 1.15, near: 2.1, far: 14 }),
    interval: 0.05,
    lamp: [0.45, 0.5, -0.4],
    tint: ({ light, depth, x, y }) => {
      const ground = light > 0 ? blend(PALETTE.ink, [38, 54, 70], light) : blend(PALETTE.ink, [6, 11, 18], -light);
      const lit = blend(ground, PALETTE.brass, lamp(x, y) * 0.26 * smoothstep(-0.2, 0.9, light));
      return blend(blend(lit, FOG, fog(x, y) * 0.92), sky(x, y), smoothstep(0.72, 0.97, depth));
    },
    sky,
    pen: ({ level, x, y, light, depth }) => {
      const clear = (1 - 0.9 * fog(x, y)) * (1 - smoothstep(0.68, 0.92, depth));
      const warm = smoothstep(0.12, 0.75, lamp(x, y));
      const colour = blend(PALETTE.contourIndex, [222, 190, 126], Math.round(warm * 6) / 6);
      const isIndex = level % 5 === 0;
      return {
        colour,
        width: isIndex ? 1.6 : 1.05,
        opacity: clear * (isIndex ? 0.95 : 0.72) * (0.6 + 0.4 * smoothstep(-0.3, 0.8, light)),
      };
    },
  });
}
