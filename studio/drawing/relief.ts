import { readGrid, type Surface } from "../ground/surface";
import type { Colour } from "./colour";

/** Colours a visible ground point. `light` runs from -1 to 1, `depth` from 0 near to 1 far; x and y are picture pixels. */
export type Tint = (point: { light: number; depth: number; x: number; y: number; height: number }) => Colour;

export interface Relief {
  width: number;
  height: number;
  /** RGB, row by row. */
  pixels: Buffer;
}

/** Paints the ground itself, front to back in each column. `sky` colours what no ground covers. */
export function paintRelief(surface: Surface, tint: Tint, sky: (x: number, y: number) => Colour): Relief {
  const { rows, columns } = surface;
  const { width, height } = surface.view;
  const pixels = Buffer.alloc(width * height * 3);
  const put = (x: number, y: number, colour: Colour): void => {
    // A fixed ordered pattern instead of rounding hides the bands of dark gradients.
    const dither = (((x & 1) * 2 + (y & 1) * 3) % 4) / 4 + 0.125;
    colour.forEach((part, channel) => {
      pixels[(y * width + x) * 3 + channel] = Math.min(255, Math.floor(part + dither));
    });
  };
  for (let x = 0; x < width; x++) {
    const column = ((x + 0.5) / width) * (columns - 1);
    let filled = height;
    for (let row = 0; row + 1 < rows && filled > 0; row++) {
      const from = readGrid(surface.screenY, surface, column, row);
      const to = readGrid(surface.screenY, surface, column, row + 1);
      while (filled > 0 && filled - 0.5 >= to) {
        const y = filled - 1;
        const share = from === to ? 0 : Math.min(1, Math.max(0, (from - (y + 0.5)) / (from - to)));
        const at = row + share;
        put(
          x,
          y,
          tint({
            light: readGrid(surface.light, surface, column, at),
            depth: at / (rows - 1),
            x: x,
            y: y,
            height: readGrid(surface.heights, surface, column, at),
          }),
        );
        filled--;
      }
    }
    for (let y = 0; y < filled; y++) put(x, y, sky(x, y));
  }
  return { width, height, pixels };
}
