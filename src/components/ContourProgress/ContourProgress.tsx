import styled from "styled-components";
import { withForcedColours } from "../../theme/breakpoints";

interface ContourProgressProps {
  /** The number of steps to the summit, at least two. */
  steps: number;
  /** How many of them are reached. */
  reached: number;
  className?: string;
}

/** The foot of a hill, seen from above; every other contour is the same line, nearer to the summit. */
const FOOT = "M52 4C74 2 88 22 94 42C100 62 92 84 72 92C52 99 24 96 12 82C0 68 6 46 18 34C28 24 34 6 52 4Z";
const SUMMIT = "58px 54px";

/** Progress as a hill of contour lines, one a step, which turn brass from the foot up. Decorative: the text beside it says the same. */
export const ContourProgress = ({ steps, reached, className }: ContourProgressProps) => (
  <svg className={className} viewBox="0 0 100 100" aria-hidden>
    {Array.from({ length: steps }, (_, step) => (
      <Line key={step} d={FOOT} transform={`scale(${1 - (0.9 * step) / steps})`} data-reached={step < reached} />
    ))}
  </svg>
);

const Line = styled.path`
  fill: transparent;
  stroke: var(--on-control-line);
  vector-effect: non-scaling-stroke;
  transform-origin: ${SUMMIT};
  transition:
    fill var(--time-fade) var(--easing),
    stroke var(--time-fade) var(--easing);

  &[data-reached="true"] {
    fill: color-mix(in srgb, var(--on-accent) 9%, transparent);
    stroke: var(--on-accent);
    stroke-width: 1.5;
  }
  ${withForcedColours} {
    stroke: GrayText;

    &[data-reached="true"] {
      stroke: CanvasText;
    }
  }
`;
