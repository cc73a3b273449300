/** A point of a picture. */
export interface Point {
  x: number;
  y: number;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Drops points closer than `gap` pixels to the last kept one; the ends stay. */
export function thin<P extends Point>(points: readonly P[], gap: number): P[] {
  const kept: P[] = [];
  points.forEach((point, index) => {
    const last = kept[kept.length - 1];
    const isEnd = index === points.length - 1;
    if (!last || isEnd || Math.hypot(point.x - last.x, point.y - last.y) >= gap) kept.push(point);
  });
  return kept;
}

/** An SVG path that runs smoothly near the points: quadratic curves between the middles of the segments. */
export function smoothPath(points: readonly Point[]): string {
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last || points.length < 2) return "";
  let path = `M${round(first.x)} ${round(first.y)}`;
  for (let index = 1; index + 1 < points.length; index++) {
    const point = points[index];
    const next = points[index + 1];
    if (!point || !next) continue;
    path += `Q${round(point.x)} ${round(point.y)} ${round((point.x + next.x) / 2)} ${round((point.y + next.y) / 2)}`;
  }
  return `${path}L${round(last.x)} ${round(last.y)}`;
}
