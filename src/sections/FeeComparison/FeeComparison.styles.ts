import styled from "styled-components";
import { from, withForcedColours, withoutScripts } from "../../theme/breakpoints";
import { hairlineAbove } from "../../theme/mixins";

export const Plan = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-7);

  > header {
    align-content: start;
    margin-bottom: 0;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;

export const Plate = styled.div`
  display: grid;
  gap: var(--space-6);
  padding: clamp(1.25rem, 0.5rem + 2.5vw, 2.5rem);
  border: var(--hairline) solid var(--on-line);
  border-radius: var(--radius-card);
  background: var(--on-card);
`;

export const Sliders = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-7);

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Slider = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: 0 var(--space-4);
  font-size: 1rem;

  output {
    color: var(--on-heading);
    font-variant-numeric: tabular-nums;
    font-weight: 550;
  }
  input {
    grid-column: 1 / -1;
    width: 100%;
    min-height: var(--target);
    margin: 0;
    accent-color: var(--on-link);
    cursor: pointer;

    /* It would move, and change nothing. */
    ${withoutScripts} {
      display: none;
    }
  }
  @media print {
    input {
      display: none;
    }
  }
`;

export const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-2) var(--space-5);

  &[data-ours] {
    ${hairlineAbove}
    padding-top: var(--space-5);
  }
`;

export const Label = styled.p`
  max-width: 22ch;
  line-height: 1.4;
`;

export const Amount = styled.p`
  color: var(--on-heading);
  font-family: var(--font-serif);
  font-size: var(--type-display);
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.015em;
  line-height: 1;

  [data-ours] & {
    color: var(--on-link);
  }
`;

/** As long as its amount is large, against the success fee. */
export const Bar = styled.svg`
  grid-column: 1 / -1;
  width: 100%;
  height: 0.625rem;
  fill: var(--on-heading);

  rect {
    transition: width var(--time-control) var(--easing);
  }
  [data-ours] & {
    fill: var(--on-accent);
  }
  ${withForcedColours} {
    fill: CanvasText;
  }
`;

export const Note = styled.p`
  max-width: var(--measure);
  font-size: var(--type-small);
  color: var(--on-quiet);
`;
