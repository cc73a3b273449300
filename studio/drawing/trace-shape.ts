import { contours } from "d3-contour";
import sharp from "sharp";
import type { Point } from "./path";

/**
 * Turns a black-on-white photograph into one SVG path (fill it with `fill-rule="evenodd"`).
 * Letters become outlines, so that the drawing needs no font where it is shown.
 * `scale` is photograph pixels per unit of the path; `tolerance` is in units of the path.
 */
export async function traceShape(photograph: Buffer, scale: number, tolerance = 0.015): Promise<string> {
  const { data, info } = await sharp(photograph).greyscale().raw().toBuffer({ resolveWithObject: true });
  const darkness = Array.from(data, (value) => 255 - value);
  const shape = contours().size([info.width, info.height]).smooth(true).contour(darkness, 127.5);
  return shape.coordinates
    .flat()
    .map((ring) => ring.slice(0, -1).map(([x = 0, y = 0]) => ({ x: x / scale, y: y / scale })))
    .map((ring) => simplifyRing(ring, tolerance))
    .filter((ring) => ring.length > 2)
    .map((ring) => `${straightPath(ring)}Z`)
    .join("");
}

/** Drops points that lie within `tolerance` of the line between their neighbours (Douglas and Peucker). */
function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const start = ring[0];
  if (!start) return [];
  let far = 0;
  ring.forEach((point, index) => {
    const best = ring[far] ?? start;
    if (Math.hypot(point.x - start.x, point.y - start.y) > Math.hypot(best.x - start.x, best.y - start.y)) far = index;
  });
  const first = simplifyLine(ring.slice(0, far + 1), tolerance);
  const second = simplifyLine([...ring.slice(far), start], tolerance);
  return [...first.slice(0, -1), ...second.slice(0, -1)];
}

function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0];
  const last = line[line.length - 1];
  if (!first || !last || line.length < 3) return [...line];
  const length = Math.hypot(last.x - first.x, last.y - first.y) || 1;
  let worst = 0;
  let at = 0;
  line.forEach((point, index) => {
    const away = Math.abs((last.x - first.x) * (first.y - point.y) - (first.x - point.x) * (last.y - first.y)) / length;
    if (away > worst) {
      worst = away;
      at = index;
    }
  });
  if (worst <= tolerance) return [first, last];
  return [...simplifyLine(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplifyLine(line.slice(at), tolerance)];
}

/** An SVG path through the points, exact to a hundredth. */
function straightPath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`).join("");
}
