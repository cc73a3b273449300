import { toHex, type Colour } from "../drawing/colour";
import { lettersOf, pathOf } from "./lettering";
import { lightOf } from "./light";
import type { IndexGrid, Scene } from "./scene";

/** How visible a contour is outside the found cell. */
const FAINT = 0.6;

/** The widths of the sheet's lines and of the one around the found cell, and the distance from the sheet's edge to its outer line. */
const LINE = 1.5;
const FOUND = 4.5;
const MARGIN = 14;

/** The number of a cell: its height, the blank around it, and its distance from the cell's sides. */
const NUMBER = { height: 21, blank: 5, aside: 15 } as const;

/** How visible a contour is at a point of the picture: strong in the found cell, faint in the others. */
export function seenInGrid({ grid }: Scene, x: number, y: number): number {
  if (!grid) return 1;
  const [column, row] = [Math.floor((x - grid.left) / grid.width), Math.floor((y - grid.top) / grid.height)];
  if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return 0;
  return column === grid.found[0] && row === grid.found[1] ? 1 : FAINT;
}

/** An atlas index: numbered sheets, with the found one highlighted. */
export function drawGrid(scene: Scene): string {
  const { grid } = scene;
  if (!grid) return "";
  const { left, top, width, height, columns, rows, found } = grid;
  const [right, bottom] = [left + columns * width, top + rows * height];
  const { ground, line, index, accent } = lightOf(scene);
  const lines = [
    ...steps(columns - 1).map((column) => `M${left + (column + 1) * width} ${top}V${bottom}`),
    ...steps(rows - 1).map((row) => `M${left} ${top + (row + 1) * height}H${right}`),
  ];
  const box = (x: number, y: number, wide: number, high: number, colour: Colour, weight: number): string =>
    `<rect x="${x}" y="${y}" width="${wide}" height="${high}" stroke="${toHex(colour)}" stroke-width="${weight}" stroke-linejoin="miter"/>`;
  return [
    `<path d="${lines.join("")}" stroke="${toHex(line)}" stroke-width="${LINE}"/>`,
    // Contours end a little beyond the sheet's edge.
    box(left - MARGIN / 2, top - MARGIN / 2, right - left + MARGIN, bottom - top + MARGIN, ground, MARGIN),
    box(left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN, line, LINE),
    box(left, top, right - left, bottom - top, index, LINE),
    ...(scene.unlettered ? [] : steps(rows)).flatMap((row) =>
      steps(columns).map((column) => numberOf(grid, column, row, { ground, index })),
    ),
    box(left + found[0] * width, top + found[1] * height, width, height, accent, FOUND),
  ].join("");
}

const steps = (count: number): number[] => Array.from({ length: count }, (_, step) => step);

/** The number of a cell in its corner, with a blank around it. */
function numberOf(
  { left, top, width, height }: IndexGrid,
  column: number,
  row: number,
  { ground, index }: { ground: Colour; index: Colour },
): string {
  const { height: high, aside, blank } = NUMBER;
  const at = { x: left + column * width + aside, y: top + row * height + aside + high / 2 };
  const number = lettersOf(`${row + 1}${column + 1}`, at, high)
    .map(pathOf)
    .join("");
  return [
    `<path d="${number}" fill="${toHex(ground)}" stroke="${toHex(ground)}" stroke-width="${2 * blank}" stroke-linejoin="round"/>`,
    `<path d="${number}" fill="${toHex(index)}" stroke="none"/>`,
  ].join("");
}
