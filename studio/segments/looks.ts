import { blend, PALETTE, type Colour } from "../drawing/colour";
import type { Pen } from "../drawing/contour-lines";
import type { Tint } from "../drawing/relief";

/** Every segment picture has this size. */
export const SEGMENT = { width: 1200, height: 900 } as const;

const PAPER_LIGHT: Colour = [250, 248, 242];
const PAPER_SHADE: Colour = [219, 212, 194];

/** Paper ground with a soft relief; `depth` 0 to 1 is how strong. */
export function paperTint(strength: number): Tint {
  return ({ light }) =>
    light > 0.55
      ? blend(PALETTE.band, PAPER_LIGHT, (light - 0.55) * 2 * strength)
      : blend(PALETTE.band, PAPER_SHADE, (0.55 - light) * 1.1 * strength);
}

/** Map lines of one colour, index lines stronger; levels in `brass` stand out. */
export function mapPen(options: { line: Colour; index: Colour; accent: Colour; accents: readonly number[]; opacity?: number }): Pen {
  const { line, index, accent, accents, opacity = 0.8 } = options;
  return ({ level, light }) => {
    const lit = opacity * (0.7 + 0.3 * Math.max(0, light));
    if (accents.includes(level)) return { colour: accent, width: 2.4, opacity: 1 };
    return level % 5 === 0 ? { colour: index, width: 1.7, opacity: lit } : { colour: line, width: 1.05, opacity: lit * 0.85 };
  };
}
