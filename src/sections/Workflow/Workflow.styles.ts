import styled from "styled-components";
import { below, from, whenHovering, withForcedColours } from "../../theme/breakpoints";
import { hairlineAbove, ledgerColumns, notPrinted, plainList } from "../../theme/mixins";

export const Viewer = styled.div`
  display: grid;
  justify-items: start;

  @media print {
    button {
      display: none;
    }
  }
`;

/** One step at a time: below its controls on small screens; from desktops up above them, both beside the titles. */
export const Panel = styled.div`
  ${hairlineAbove}
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  justify-self: stretch;
  margin-top: var(--space-4);

  &[data-all="false"] {
    ${from.desktop} {
      grid-template-columns: minmax(0, 4fr) minmax(0, 9fr);
      column-gap: var(--space-6);
    }
    ${from.wide} {
      ${ledgerColumns}
    }
    @media print {
      display: block;
    }
  }
`;

export const StepTitles = styled.ol`
  ${plainList}
  ${notPrinted}
  counter-reset: step;

  grid-row: span 2;
  align-self: start;
  padding-top: var(--space-6);

  ${below.desktop} {
    display: none;
  }
`;

export const StepTitle = styled.button`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  align-items: baseline;
  width: 100%;
  min-height: var(--target);
  padding: var(--space-2) var(--space-3);
  border: solid var(--on-line);
  border-width: 0 0 0 1px;
  background: none;
  color: var(--on-text);
  font-size: var(--type-large);
  line-height: 1.4;
  text-align: start;
  text-wrap: balance;
  counter-increment: step;
  transition: color var(--time-control) var(--easing);

  &::before {
    content: counter(step);
    color: var(--on-quiet);
    font-size: var(--type-small);
    font-variant-numeric: tabular-nums;
  }
  ${whenHovering} {
    &:hover {
      color: var(--on-heading);
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:active,
  &[aria-current] {
    padding-left: calc(var(--space-3) - 1px);
    border-color: var(--on-link);
    border-left-width: 2px;
    color: var(--on-link);

    &::before {
      color: inherit;
    }
    ${withForcedColours} {
      text-decoration: underline;
    }
  }
`;

/**
 * From desktops up, the tallest step sets the height, so that nothing below moves. On small screens, where heights differ most, the section
 * ends with the current step. All steps are shown one below the other.
 */
export const StepList = styled.ol`
  ${plainList}
  display: grid;
  min-width: 0;

  @media print {
    display: block;
  }
`;
