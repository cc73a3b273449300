import styled from "styled-components";
import { from } from "../../theme/breakpoints";
import { notPrinted } from "../../theme/mixins";

/** Half-axes of the nested lines of one summit, in the drawing's units, outermost first. */
const LINES = [300, 258, 220, 186, 154, 126, 100, 76, 54, 34, 18];

/** Points of a line: the fewest that follow its shortest waves. */
const POINTS = 36;

/** A wavy closed curve around the summit; `radius` in units, its waves seeded by the radius so that neighbours differ a little. */
const contour = (radius: number): string => {
  const points = Array.from({ length: POINTS }, (_, index) => {
    const angle = (index / POINTS) * 2 * Math.PI;
    const wave = 1 + 0.09 * Math.sin(3 * angle + radius / 60) + 0.05 * Math.sin(5 * angle - radius / 40) + 0.03 * Math.cos(7 * angle);
    return { x: 340 + 1.25 * radius * wave * Math.cos(angle), y: 300 + radius * wave * Math.sin(angle) };
  });
  // From the middle between two points to the next one, bent towards the point between them; relative, because that is shorter.
  const middles = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return { x: Math.round((point.x + next.x) / 2), y: Math.round((point.y + next.y) / 2) };
  });
  const curves = middles.map(({ x, y }, index) => {
    const [from, bend] = [middles.at(index - 1), points[index]];
    return from && bend ? `q${Math.round(bend.x) - from.x} ${Math.round(bend.y) - from.y} ${x - from.x} ${y - from.y}` : "";
  });
  const start = middles.at(-1) ?? { x: 0, y: 0 };
  return `M${start.x} ${start.y}${curves.join("")}z`;
};

const paths = LINES.map(contour);

/** The motif as decoration: contour lines of one summit, below the words of a dark band, or at its right where there is room beside them. */
export const ContourLines = () => (
  <Lines viewBox="0 0 680 600" preserveAspectRatio="xMidYMin slice" aria-hidden focusable={false}>
    {paths.map((path, index) => (
      <path key={path} d={path} data-index={index % 5 === 2} />
    ))}
  </Lines>
);

const Lines = styled.svg`
  ${notPrinted}
  width: 100%;
  height: 6rem;
  align-self: end;
  margin-block: var(--space-5) calc(-1 * max(var(--section-space), var(--space-8)));
  fill: none;
  stroke: var(--on-control-line);
  stroke-width: 1;
  opacity: 0.4;

  path[data-index="true"] {
    stroke: var(--on-accent);
    opacity: 0.7;
  }

  ${from.wide} {
    position: absolute;
    top: 50%;
    right: -12rem;
    width: 46rem;
    max-width: none;
    height: auto;
    margin: 0;
    overflow: visible;
    transform: translateY(-50%);
  }
`;
