import styled from "styled-components";
import { buttonLook, type Emphasis } from "../../components/Button/Button.styles";
import { from, whenHovering, withForcedColours } from "../../theme/breakpoints";
import { hairlineAbove, plainList } from "../../theme/mixins";
import { onPaper, toggled } from "./print-and-toggle";

export const Controls = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding-top: var(--space-5);

  ${from.desktop} {
    ${hairlineAbove}
    grid-column: 1 / -1;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
  }
  ${toggled.all} ~ * & {
    display: none;
  }
  ${onPaper} {
    display: none;
  }
`;

/** The labels that choose the neighbouring steps (ADR 37); only those of the current step are shown (`StepViewer.styles.ts`). */
export const Turn = styled.div`
  display: none;
`;

export const StepLabel = styled.label<{ $emphasis: Emphasis }>`
  ${buttonLook}
  grid-column: 1;
  padding-inline: var(--space-4);
  cursor: pointer;
  user-select: none;

  &:last-child {
    grid-column: -2;
  }
`;

/** Replaces the missing neighbour at the first and the last step. */
export const End = styled(StepLabel).attrs({ as: "span", "aria-hidden": true })`
  border-color: var(--on-line);
  color: var(--on-quiet);
  pointer-events: none;

  ${withForcedColours} {
    color: GrayText;
  }
`;

export const Progress = styled.p`
  grid-column: 2;
  color: var(--on-quiet);
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;
  text-align: center;

  ${from.desktop} {
    min-width: 7rem;
  }
`;

export const Dots = styled.ol`
  ${plainList}
  display: flex;
  grid-row: 1;
  grid-column: 1 / -1;
  justify-content: center;

  li {
    flex: 0 1 var(--target);
  }
  ${from.desktop} {
    grid-column: 3;
  }
`;

/** A point on a line; filled once passed. */
export const Dot = styled.input`
  position: relative;
  display: block;
  width: 100%;
  height: var(--target);
  margin: 0;
  background: transparent;
  appearance: none;
  cursor: pointer;

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
  li:has(~ li > :checked) > &::after {
    border-color: var(--on-link);
    background: var(--on-accent);

    ${withForcedColours} {
      background: CanvasText;
    }
  }
  &:checked::after {
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
  /* The focus ring is around the point, not around the whole target. */
  &:focus-visible {
    outline-color: transparent;

    &::after {
      outline: 2px solid var(--on-focus);
      outline-offset: 3px;
    }
  }
`;
