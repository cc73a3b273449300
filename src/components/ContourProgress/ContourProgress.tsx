import styled from "styled-components";
import { withForcedColours } from "../../theme/breakpoints";
import { contourLines, MAP_SIZE } from "./contour-map";

interface ContourProgressProps {
  /** The number of steps to the summit, at least two. */
  steps: number;
  /** How many of them are reached, at least one. */
  reached: number;
  /** Seed of the terrain. */
  terrain: number;
  className?: string;
}

/**
 * Progress as a small contour map: each step is a contour line, and the ground above it is coloured once the step is reached. Decorative:
 * the text beside it says the same.
 */
export const ContourProgress = ({ steps, reached, terrain, className }: ContourProgressProps) => (
  <svg className={className} viewBox={`0 0 ${MAP_SIZE} ${MAP_SIZE}`} aria-hidden>
    {contourLines(steps, terrain).map((path, position) => (
      <Line key={path} d={path} data-reached={position < reached} />
    ))}
  </svg>
);

const Line = styled.path`
  fill: transparent;
  stroke: var(--on-control-line);
  stroke-width: 1;
  vector-effect: non-scaling-stroke;
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
