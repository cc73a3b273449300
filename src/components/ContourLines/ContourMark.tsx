import styled from "styled-components";

/** Radii of its lines, outermost first. */
const LINES = [19, 10];

/** Points of a line: the fewest that follow its waves. */
const POINTS = 7;

/** Two numbers derived from a text: the direction in which its land leans, and how steep its waves are. */
const landOf = (seed: string): readonly [lean: number, waves: number] => {
  const sum = Array.from(seed).reduce((total, character, index) => total + (character.codePointAt(0) ?? 0) * (index + 1), 0);
  return [(sum % 61) / 10, 2 + (sum % 2)];
};

/** The path of a closed line in whole units, by its radius and its place among the lines. */
const lineOf = (radius: number, step: number, lean: number, waves: number): string => {
  const corners = Array.from({ length: POINTS }, (_, index) => {
    const angle = (index / POINTS) * 2 * Math.PI;
    const reach = radius * (1 + 0.14 * Math.cos(waves * (angle - lean)) + 0.1 * Math.sin((5 - waves) * angle + 2 * lean));
    return {
      x: 24 + 4 * step * Math.cos(lean) + reach * Math.cos(angle),
      y: 24 + 4 * step * Math.sin(lean) + reach * Math.sin(angle),
    };
  });
  // From the midpoint of two points to the next, curved towards the point between; relative, because that is shorter.
  const middles = corners.map((point, index) => {
    const next = corners[(index + 1) % POINTS] ?? point;
    return { x: Math.round((point.x + next.x) / 2), y: Math.round((point.y + next.y) / 2) };
  });
  const curves = middles.map(({ x, y }, index) => {
    const [from, bend] = [middles.at(index - 1), corners[index]];
    return from && bend ? `q${Math.round(bend.x) - from.x} ${Math.round(bend.y) - from.y} ${x - from.x} ${y - from.y}` : "";
  });
  const start = middles.at(-1) ?? { x: 0, y: 0 };
  return `M${start.x} ${start.y}${curves.join("")}z`;
};

/** A small summit in contour lines, different for each text. Decoration. */
export const ContourMark = ({ seed }: { seed: string }) => {
  const [lean, waves] = landOf(seed);
  return (
    <Drawing viewBox="0 0 48 48" width={28} height={28} aria-hidden>
      <path d={LINES.map((radius, step) => lineOf(radius, step, lean, waves)).join("")} />
    </Drawing>
  );
};

const Drawing = styled.svg`
  fill: none;
  stroke: var(--on-accent);
  stroke-width: 2.5;
`;
