import { useMemo } from "react";
import styled from "styled-components";
import { withForcedColours } from "../../theme/breakpoints";
import { drawContourMap, MAP_SIZE } from "./contour-map";

/** Props of {@link ContourProgress}. */
export interface ContourProgressProps {
  /** How many steps lead to the summit, at least two. */
  steps: number;
  /** The step that is reached, counted from 0. */
  reached: number;
  /** Any number: which terrain is drawn. */
  terrain: number;
}

/** Progress as a contour that fills: each step is a line, and the ground up to it takes colour. Says nothing that words beside it do not. */
export const ContourProgress = ({ steps, reached, terrain }: ContourProgressProps) => {
  const { lines, way } = useMemo(() => drawContourMap(steps, terrain), [steps, terrain]);
  const end = lines.findIndex(({ station }) => station === reached);
  const here = way[end];
  const points = way.map(({ x, y }) => `${x},${y}`);
  return (
    <Drawing viewBox={`0 0 ${MAP_SIZE} ${MAP_SIZE}`} aria-hidden focusable={false}>
      {lines.map(({ path, station }) => (
        <Line key={path} d={path} data-kind={station === undefined ? "between" : station <= reached ? "reached" : "ahead"} />
      ))}
      <Way points={points.join(" ")} />
      <Way points={points.slice(0, end + 1).join(" ")} data-kind="reached" />
      {here && <Marker cx={here.x} cy={here.y} r={6} />}
    </Drawing>
  );
};

const Drawing = styled.svg`
  width: 100%;
  overflow: visible;
  fill: none;
`;

const Line = styled.path`
  fill: var(--on-accent);
  fill-opacity: 0;
  stroke: var(--on-line);
  stroke-width: 1;
  transition:
    fill-opacity var(--time-fade) var(--easing),
    stroke var(--time-fade) var(--easing);

  &[data-kind="ahead"] {
    stroke: color-mix(in srgb, var(--on-control-line) 55%, transparent);
  }
  &[data-kind="reached"] {
    fill-opacity: 0.07;
    stroke: var(--on-accent);
    stroke-width: 1.25;

    ${withForcedColours} {
      fill: CanvasText;
      stroke: CanvasText;
    }
  }
`;

const Way = styled.polyline`
  stroke: var(--on-control-line);
  stroke-dasharray: 1 5;
  stroke-linecap: round;
  stroke-width: 1.5;

  &[data-kind="reached"] {
    stroke: var(--on-link);
    stroke-dasharray: none;

    ${withForcedColours} {
      stroke: CanvasText;
    }
  }
`;

const Marker = styled.circle`
  fill: var(--on-ground);
  stroke: var(--on-link);
  stroke-width: 2.5;

  ${withForcedColours} {
    fill: Canvas;
    stroke: CanvasText;
  }
`;
