import { blend, PALETTE, type Colour } from "../drawing/colour";
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
