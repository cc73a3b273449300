import styled from "styled-components";
import { Button } from "../../components/Button/Button";
import { below, from, whenHovering, withForcedColours } from "../../theme/breakpoints";
import { hairlineAbove, plainList, visuallyHidden } from "../../theme/mixins";
import { allStepsAtOnce } from "./media";

export const Controls = styled.div`
  ${hairlineAbove}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding-top: var(--space-5);

  ${from.desktop} {
    grid-column: 1 / -1;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
  }
  ${allStepsAtOnce} {
    display: none;
  }
`;

export const StepButton = styled(Button)`
  padding-inline: var(--space-4);
`;

export const Progress = styled.p`
  color: var(--on-quiet);
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;
  text-align: center;

  ${from.desktop} {
    min-width: 7rem;
  }
`;

export const SpokenTitle = styled.span`
  ${visuallyHidden}
`;

export const Dots = styled.ol`
  ${plainList}
  display: flex;
  justify-content: center;

  li {
    flex: 0 1 var(--target);
  }
  ${below.desktop} {
    grid-row: 1;
    grid-column: 1 / -1;
  }
`;

/** A point on a line; the points that are passed are filled. */
export const Dot = styled.button`
  position: relative;
  display: block;
  width: 100%;
  height: var(--target);
  padding: 0;
  border: 0;
  background: transparent;

  &::before,
  &::after {
    content: "";
    position: absolute;
    top: 50%;
    left: 50%;
    transform: translate(-50%, -50%);
  }
  &::before {
    width: 100%;
    border-top: var(--hairline) solid var(--on-line);
  }
  li:first-child > &::before {
    width: 50%;
    transform: translate(0, -50%);
  }
  li:last-child > &::before {
    width: 50%;
    transform: translate(-100%, -50%);
  }
  &::after {
    width: 0.625rem;
    height: 0.625rem;
    border: var(--hairline) solid var(--on-control-line);
    border-radius: 50%;
    background: var(--on-ground);
    transition:
      background-color var(--time-control) var(--easing),
      border-color var(--time-control) var(--easing),
      width var(--time-control) var(--easing),
      height var(--time-control) var(--easing);
  }
  &[data-passed="true"]::after {
    border-color: var(--on-link);
    background: var(--on-accent);

    ${withForcedColours} {
      background: CanvasText;
    }
  }
  &[aria-current]::after {
    border: 2px solid var(--on-link);
    width: 0.9375rem;
    height: 0.9375rem;
    background: var(--on-ground);
  }
  ${whenHovering} {
    &:hover::after {
      border-color: var(--on-link);
    }
  }
  &:active::after {
    background: var(--on-link);
  }
`;
