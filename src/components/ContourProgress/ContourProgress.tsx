import { useMemo } from "react";
import styled, { css } from "styled-components";
import { below, withForcedColours } from "../../theme/breakpoints";
import { drawContourMap, WAY_POINTS } from "./contour-map";

interface ContourProgressProps {
  /** The number of steps to the summit, at least two. */
  steps: number;
  /** Seed of the terrain. */
  terrain: number;
}

/**
 * Shows progress as a contour map that fills: each step is a contour line, and the ground below it is coloured once the step is reached. An
 * ancestor's CSS variable `--reached`, the current step's number, controls it, so it needs no script. Decorative: the text beside it says
 * the same.
 */
export const ContourProgress = ({ steps, terrain }: ContourProgressProps) => {
  const { lines, way, frame } = useMemo(() => drawContourMap(steps, terrain), [steps, terrain]);
  const points = way.map(({ x, y }) => `${x},${y}`);
  /** Where each step is among the points of the way up. */
  const stations = lines.flatMap(({ station }, place) => (station === undefined ? [] : [place * WAY_POINTS]));
  return (
    <Drawing viewBox={`${frame.x} ${frame.y} ${frame.size} ${frame.size}`} aria-hidden>
      {lines.map(({ path, station }) =>
        station === undefined ? <Line key={path} d={path} /> : <Height key={path} d={path} $step={station + 1} />,
      )}
      <Way points={points.join(" ")} />
      {stations.slice(1).map((place, index) => (
        <Climb key={place} points={points.slice(stations[index], place + 1).join(" ")} $step={index + 2} />
      ))}
      {stations.map((place, index) => (
        <Station key={place} $step={index + 1}>
          <circle cx={way[place]?.x} cy={way[place]?.y} r={11} />
          <text x={way[place]?.x} y={way[place]?.y}>
            {index + 1}
          </text>
        </Station>
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
const reachedFlag = css<{ $step: number }>`
  --is-reached: clamp(0, var(--reached, 1) - ${({ $step }) => $step} + 1, 1);
`;

const Line = styled.path`
  stroke: var(--on-line);
  stroke-width: 1;
`;

const Height = styled.path<{ $step: number }>`
  ${reachedFlag}
  fill: var(--on-accent);
  fill-opacity: calc(0.07 * var(--is-reached));
  stroke: color-mix(in srgb, var(--on-accent) calc(100% * var(--is-reached)), color-mix(in srgb, var(--on-control-line) 55%, transparent));
  stroke-width: 1.25;
  transition: var(--time-fade) var(--easing);

  ${withForcedColours} {
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
  ${reachedFlag}
  stroke: var(--on-link);
  stroke-dasharray: none;
  stroke-opacity: var(--is-reached);

  ${withForcedColours} {
    stroke: CanvasText;
  }
`;

/** A station's number on the way up; the current one has its colours reversed. */
const Station = styled.g<{ $step: number }>`
  ${reachedFlag}
  --here: calc(var(--is-reached) * clamp(0, ${({ $step }) => $step} - var(--reached, 1) + 1, 1));
  --is-current: calc(100% * var(--here));

  circle {
    fill: color-mix(in srgb, var(--on-link) var(--is-current), var(--on-ground));
  }
  text {
    fill: color-mix(in srgb, var(--on-ground) var(--is-current), currentcolor);
    font-size: 0.875rem;
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
  }
  /* Here the map is half as wide: only the current station shows its number, at a legible size; the others are dots. */
  ${below.desktop} {
    circle {
      r: calc(7px + 16px * var(--here));
      fill: var(--on-link);
    }
    text {
      font-size: 1.5rem;
      opacity: var(--here);
    }
  }
  ${withForcedColours} {
    --on-ground: Canvas;
    --on-link: CanvasText;
    color: CanvasText;
    /* The browser would otherwise force the colour of the number, but not that of its disc. */
    forced-color-adjust: none;
  }
`;
