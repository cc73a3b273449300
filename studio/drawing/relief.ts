import { readGrid, type Surface } from "../landscape/surface";
import type { Colour } from "./colour";

/** Colours a visible ground point. `light` runs from -1 to 1, `depth` from 0 near to 1 far; x and y are picture pixels. */
export type Tint = (point: { light: number; depth: number; x: number; y: number; height: number }) => Colour;

export interface Relief {
  width: number;
  height: number;
  /** RGB, row by row. */
  pixels: Buffer;
}

/** Samples per pixel, across and down, for crisp ridges and skylines without steps. */
const SUB = 2;

/** Paints the ground itself, front to back in each column. `sky` colours what no ground covers. */
export function paintRelief(surface: Surface, tint: Tint, sky: Colour): Relief {
  const { rows, columns, view } = surface;
  const { width, height } = view;
  const sums = new Float32Array(width * height * 3);
  const put = (x: number, y: number, colour: Colour): void => {
    const cell = (Math.floor(y / SUB) * width + Math.floor(x / SUB)) * 3;
    colour.forEach((part, channel) => {
      sums[cell + channel] = (sums[cell + channel] ?? 0) + part / SUB ** 2;
    });
  };
  for (let x = 0; x < width * SUB; x++) {
    const column = ((x + 0.5) / width / SUB) * (columns - 1);
    let filled = height * SUB;
    for (let row = 0; row + 1 < rows && filled > 0; row++) {
      const from = readGrid(surface.screenY, surface, column, row) * SUB;
      const to = readGrid(surface.screenY, surface, column, row + 1) * SUB;
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
            x: x / SUB,
            y: y / SUB,
            height: readGrid(surface.heights, surface, column, at),
          }),
        );
        filled--;
      }
    }
    for (let y = 0; y < filled; y++) put(x, y, sky);
  }
  return { width, height, pixels: dithered(sums, width) };
}

/** Turns colours into bytes, with ordered dithering instead of rounding to hide the bands of dark gradients. */
function dithered(sums: Float32Array, width: number): Buffer {
  return Buffer.from(
    Uint8Array.from(sums, (part, index) => {
      const pixel = Math.floor(index / 3);
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      return Math.min(255, Math.floor(part + (((x & 1) * 2 + (y & 1) * 3) % 4) / 4 + 0.125));
    }),
  );
}
