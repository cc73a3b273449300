/** One closed line of a summit: how far it reaches at each angle, in units of the drawing. */
export interface ContourOptions {
  centre: readonly [x: number, y: number];
  /** Its point at an angle: how far right and down. */
  reach: (angle: number) => readonly [right: number, down: number];
  /** Number of points: the fewest that follow its shortest waves. */
  points: number;
}

/** The path of a closed line in whole units. */
export const contour = ({ centre, reach, points }: ContourOptions): string => {
  const corners = Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    const [right, down] = reach(angle);
    return { x: centre[0] + right * Math.cos(angle), y: centre[1] + down * Math.sin(angle) };
  });
  // From the midpoint of two points to the next, curved towards the point between; relative, because that is shorter.
  const middles = corners.map((point, index) => {
    const next = corners[(index + 1) % corners.length] ?? point;
    return { x: Math.round((point.x + next.x) / 2), y: Math.round((point.y + next.y) / 2) };
  });
  const curves = middles.map(({ x, y }, index) => {
    const [from, bend] = [middles.at(index - 1), corners[index]];
    return from && bend ? `q${Math.round(bend.x) - from.x} ${Math.round(bend.y) - from.y} ${x - from.x} ${y - from.y}` : "";
  });
  const start = middles.at(-1) ?? { x: 0, y: 0 };
  return `M${start.x} ${start.y}${curves.join("")}z`;
};
