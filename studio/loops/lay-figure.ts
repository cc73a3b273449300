import { mix } from "../landscape/landforms";
import { coverOfLetter } from "../terrain/lettering";
import type { Figure } from "../terrain/marks";
import type { Size } from "./painter";

/** Paints a figure over the ground; `samples` of each pixel have been added up. */
export function layFigure(figure: Figure, sums: Float32Array, { width, height }: Size, samples: number): void {
  const [xs, ys] = [figure.corners.map(({ x }) => x), figure.corners.map(({ y }) => y)];
  const [left, right] = [Math.max(0, Math.floor(Math.min(...xs)) - 1), Math.min(width - 1, Math.ceil(Math.max(...xs)) + 1)];
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys)) - 1), Math.min(height - 1, Math.ceil(Math.max(...ys)) + 1)];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const cover = coverOf(figure, x + 0.5, y + 0.5) * (figure.opacity ?? 1);
      if (cover <= 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const cell = (y * width + x) * 3 + channel;
        sums[cell] = mix(sums[cell] ?? 0, (figure.colour[channel] ?? 0) * samples, cover);
      }
    }
  }
}

/** How much of the pixel at (x, y) a figure covers: exact for straight edges. */
function coverOf({ corners, letter }: Figure, x: number, y: number): number {
  if (letter) return coverOfLetter(letter, x, y);
  let cover = 1;
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [dx, dy] = [next.x - corner.x, next.y - corner.y];
    const inside = ((x - corner.x) * -dy + (y - corner.y) * dx) / Math.hypot(dx, dy);
    cover = Math.min(cover, Math.max(0, inside + 0.5));
  });
  return cover;
}
