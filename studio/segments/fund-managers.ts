import sharp, { type Sharp } from "sharp";

import { blend, PALETTE, toHex } from "../drawing/colour";
import { svgDocument } from "../drawing/encode";
import { smoothPath } from "../drawing/path";
import { mix, smoothstep } from "../ground/landforms";
import { fractal, gradientNoise } from "../ground/noise";
import { SEGMENT } from "./looks";

const LAYERS = 15;
const BRASS_LAYER = 9;
const SUBLINES = 5;

/** A section through layered ground: vintages laid one on another, a fault across them, one seam of brass. */
export async function drawFundManagers(): Promise<Sharp> {
  const fold = fractal(gradientNoise(301), { size: 520, octaves: 3, gain: 0.3 });
  const swell = fractal(gradientNoise(307), { size: 900, octaves: 2 });
  const { width, height } = SEGMENT;
  /** Height of a bed's top on the picture; beds are counted from the sky down and may be fractional. */
  const bed = (place: number, x: number): number => {
    const fault = 705 + (place / LAYERS) * 150;
    const drop = 62 * smoothstep(fault - 5, fault + 5, x);
    const bend = 150 * fold(x, place * 26) * mix(1.15, 0.45, place / LAYERS) + 60 * swell(x, place * 40);
    return 175 + (place ** 1.06 / LAYERS ** 1.06) * 640 - bend * 0.8 - 0.1 * (x - 600) + drop;
  };
  const line = (place: number) =>
    Array.from({ length: width / 6 + 3 }, (_, index) => ({ x: (index - 1) * 6, y: bed(place, (index - 1) * 6) }));

  const parts = [`<rect width="${width}" height="${height}" fill="${toHex(PALETTE.ink)}"/>`];
  for (let layer = 0; layer < LAYERS + 4; layer++) {
    const brass = layer === BRASS_LAYER;
    const fill = brass
      ? blend(PALETTE.ink, PALETTE.brass, 0.16)
      : blend(PALETTE.inkRaised, PALETTE.inkLine, (layer % 3) * 0.16 + (layer / LAYERS) * 0.3);
    parts.push(`<path fill="${toHex(fill)}" d="${smoothPath(line(layer))}L${width} ${height}L0 ${height}Z"/>`);
    const colour = toHex(brass ? PALETTE.brass : PALETTE.contourIndex);
    parts.push(
      `<path stroke="${colour}" stroke-width="${brass ? 2 : 1.5}" stroke-opacity="${brass ? 1 : 0.85}" d="${smoothPath(line(layer))}"/>`,
    );
    const count = layer % 4 === 2 ? 2 : SUBLINES;
    for (let sub = 1; sub <= count; sub++) {
      const opacity = brass ? 0.6 : 0.55 - 0.07 * sub;
      parts.push(
        `<path stroke="${brass ? toHex(PALETTE.brass) : toHex(PALETTE.contourIndex)}" stroke-width="0.9" stroke-opacity="${opacity.toFixed(2)}" d="${smoothPath(line(layer + sub / (count + 1)))}"/>`,
      );
    }
  }
  return sharp(Buffer.from(svgDocument(width, height, parts.join("\n")))).removeAlpha();
}
