import styled, { css } from "styled-components";
import { between, from, whenHovering, withForcedColours } from "../../theme/breakpoints";
import { notPrinted } from "../../theme/mixins";

export const Sliders = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-7);

  ${between.tabletAndDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const track = `
  height: 2px;
  background: var(--on-control-line);
`;

const thumb = `
  box-sizing: border-box;
  width: 1.25rem;
  height: 1.25rem;
  border: 2px solid var(--on-link);
  border-radius: 50%;
  background: var(--on-accent);
`;

const focused = `
  box-shadow:
    0 0 0 3px var(--on-card),
    0 0 0 5px var(--on-focus);
`;

/** A brass knob on a hairline. Each engine knows only its own names for the two, and drops a rule that contains another engine's name. */
const slider = css`
  width: 100%;
  min-height: var(--target);
  margin: 0;
  border-radius: var(--radius-control);
  background: transparent;
  appearance: none;
  cursor: pointer;

  ${from.desktop} {
    min-height: 2rem;
    margin-top: var(--space-1);
  }
  /* The focus ring is around the knob, and moves with it. Forced colours, without shadows, show the outline. */
  &:focus-visible {
    outline: 2px solid transparent;

    &::-webkit-slider-thumb {
      ${focused}
    }
    &::-moz-range-thumb {
      ${focused}
    }
  }
  &::-webkit-slider-runnable-track {
    ${track}
  }
  &::-moz-range-track {
    ${track}
  }
  &::-webkit-slider-thumb {
    ${thumb}
    margin-top: calc(1px - 0.625rem);
    appearance: none;
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  ${whenHovering} {
    &:hover::-webkit-slider-thumb {
      background: var(--on-link);
    }
    &:hover::-moz-range-thumb {
      background: var(--on-link);
    }
  }
  /* Under forced colours, the browser draws the slider. */
  ${withForcedColours} {
    appearance: auto;

    &::-webkit-slider-thumb {
      appearance: auto;
    }
  }
`;

export const Slider = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: 0 var(--space-4);
  font-size: var(--type-base);

  output {
    color: var(--on-heading);
    font-variant-numeric: tabular-nums;
    font-weight: 550;
  }
  input {
    grid-column: 1 / -1;
    ${slider}
    ${notPrinted}
  }
`;
