import type { Sharp } from "sharp";

import { blend, PALETTE, type Colour } from "../drawing/colour";
import { drawTerrain } from "../drawing/terrain-picture";
import { mix, smoothstep, sum } from "../ground/landforms";
import { hills, summits, weathered } from "../ground/landscapes";
import { between, createRandom } from "../ground/random";
import { perspectiveView } from "../ground/view";
import { SEGMENT } from "./looks";

const GROUND: Colour = [18, 57, 58];
const LIT: Colour = [38, 98, 94];
const SHADOW: Colour = [11, 38, 42];

/** A field of young summits that grow towards the right, the tallest ringed in brass. */
export function drawAccelerators(): Promise<Sharp> {
  const random = createRandom(517);
  const peaks: [number, number, number, number][] = [];
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 9; column++) {
      const z = 3.1 + row * 0.95 + between(random, -0.28, 0.28);
      const x = (column - 4 + (row % 2) * 0.5) * 0.24 * z + between(random, -0.14, 0.14);
      const grown = smoothstep(-1, 1, x / z / 0.55);
      peaks.push([x, z, between(random, 0.24, 0.31) * (0.8 + 0.35 * grown), mix(0.16, 1, grown ** 1.3) * between(random, 0.7, 1.15)]);
    }
  }
  return drawTerrain({
    field: sum(weathered(523, summits(peaks, 0.025), 0.6, 0.7), hills(521, 1.4, 0.07, 3)),
    view: perspectiveView({ ...SEGMENT, eye: 3.6, horizon: -0.3, focal: 0.98, near: 2.5, far: 11 }),
    interval: 0.036,
    lamp: [-0.7, 0.4, 0.1],
    tint: ({ light, depth }) => {
      const shaded = light > 0 ? blend(GROUND, LIT, light ** 1.5) : blend(GROUND, SHADOW, -light);
      return blend(shaded, GROUND, smoothstep(0.4, 1, depth) * 0.9);
    },
    sky: () => GROUND,
    pen: ({ level, depth, light }) => {
      const near = mix(1, 0.12, smoothstep(0.35, 0.95, depth));
      if (level >= 20) return { colour: PALETTE.brass, width: 1.3, opacity: near };
      const colour: Colour = [150, 190, 182];
      return {
        colour,
        width: level % 5 === 0 ? 1.5 : 1,
        opacity: near * (level % 5 === 0 ? 0.8 : 0.5) * (0.75 + 0.25 * light),
      };
    },
  });
}
