import { useMemo } from "react";
import styled, { css } from "styled-components";
import { withForcedColours } from "../../theme/breakpoints";
import { drawContourMap, WAY_POINTS } from "./contour-map";

export interface ContourProgressProps {
  /** How many steps lead to the summit, at least two. */
  steps: number;
  /** Any number: which terrain is drawn. */
  terrain: number;
}

/**
 * Progress as a contour that fills: each step is a line, and the ground up to it is coloured. The CSS variable `--reached` around it, the
 * number of a step, sets how far it goes, so that it works without scripts. It says nothing that the words beside it do not.
 */
export const ContourProgress = ({ steps, terrain }: ContourProgressProps) => {
  const { lines, way, frame } = useMemo(() => drawContourMap(steps, terrain), [steps, terrain]);
  const points = way.map(({ x, y }) => `${x},${y}`);
  /** The position of each step on the way. */
  const stations = lines.flatMap(({ station }, place) => (station === undefined ? [] : [place * WAY_POINTS]));
  return (
    <Drawing viewBox={`${frame.x} ${frame.y} ${frame.size} ${frame.size}`} aria-hidden focusable={false}>
      {lines.map(({ path, station }) =>
        station === undefined ? <Line key={path} d={path} /> : <Height key={path} d={path} $step={station + 1} />,
      )}
      <Way points={points.join(" ")} />
      {stations.slice(1).map((place, index) => (
        <Climb key={place} points={points.slice(stations[index], place + 1).join(" ")} $step={index + 2} />
      ))}
      {stations.map((place, index) => (
        <Marker key={place} cx={way[place]?.x} cy={way[place]?.y} r={6} $step={index + 1} />
      ))}
    </Drawing>
  );
};

const Drawing = styled.svg`
  width: 100%;
  overflow: visible;
  fill: none;
`;

/** 1 once a step is reached, 0 before. */
const untilReached = css<{ $step: number }>`
  --is-reached: clamp(0, var(--reached, 1) - ${({ $step }) => $step} + 1, 1);
`;

const Line = styled.path`
  stroke: var(--on-line);
  stroke-width: 1;
`;

const Height = styled.path<{ $step: number }>`
  ${untilReached}
  fill: var(--on-accent);
  fill-opacity: calc(0.07 * var(--is-reached));
  stroke: color-mix(in srgb, var(--on-accent) calc(100% * var(--is-reached)), color-mix(in srgb, var(--on-control-line) 55%, transparent));
  stroke-width: calc(1px + 0.25px * var(--is-reached));
  transition:
    fill-opacity var(--time-fade) var(--easing),
    stroke var(--time-fade) var(--easing);

  ${withForcedColours} {
    fill: CanvasText;
    stroke: CanvasText;
    stroke-opacity: calc(0.4 + 0.6 * var(--is-reached));
  }
`;

const Way = styled.polyline`
  stroke: var(--on-control-line);
  stroke-dasharray: 1 5;
  stroke-linecap: round;
  stroke-width: 1.5;
`;

const Climb = styled(Way)<{ $step: number }>`
  ${untilReached}
  stroke: var(--on-link);
  stroke-dasharray: none;
  stroke-opacity: var(--is-reached);

  ${withForcedColours} {
    stroke: CanvasText;
  }
`;

/** The visitor's position: on a step that is reached while the next is not. */
const Marker = styled.circle<{ $step: number }>`
  ${untilReached}
  fill: var(--on-ground);
  stroke: var(--on-link);
  stroke-width: 2.5;
  opacity: calc(var(--is-reached) * clamp(0, ${({ $step }) => $step} - var(--reached, 1) + 1, 1));

  ${withForcedColours} {
    fill: Canvas;
    stroke: CanvasText;
  }
`;
