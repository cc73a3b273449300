import styled, { css } from "styled-components";
import { from } from "../../theme/breakpoints";
import { hairlineAbove, plainList, smallCapitals } from "../../theme/mixins";
import { onPaper, toggled } from "./print-and-toggle";

/** All steps in a column, their numbers joined by a line. */
const asRoute = css`
  position: relative;
  padding-block: 0 var(--space-7);
  padding-left: var(--space-8);

  &:not(:last-child)::before {
    content: "";
    position: absolute;
    top: 2.75rem;
    bottom: 0.75rem;
    left: 1.125rem;
    border-left: var(--hairline) solid var(--on-control-line);
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

export const Station = styled.li`
  display: grid;
  align-content: start;
  gap: var(--space-4) var(--space-7);
  padding-top: var(--space-6);

  ${from.desktop} {
    padding-bottom: var(--space-6);
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
  }
  ${toggled.all} ~ * & {
    ${asRoute}
  }
  ${onPaper} {
    ${asRoute}
  }
`;

const numberOnRoute = css`
  position: absolute;
  top: -0.375rem;
  left: 0;
  justify-content: center;
  width: 2.25rem;
  min-height: 0;
  font-size: var(--type-h2);

  svg {
    display: none;
  }
`;

export const NumberLine = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  /* As tall as the map to its right. */
  min-height: 9rem;
  color: var(--on-link);
  font-size: var(--type-display);

  ${from.desktop} {
    min-height: 0;
    font-size: inherit;
  }
  ${toggled.all} ~ * & {
    ${numberOnRoute}
  }
  ${onPaper} {
    ${numberOnRoute}
  }
`;

export const StepNumber = styled.span`
  font-family: var(--font-serif);
  font-variant-numeric: lining-nums tabular-nums;
  line-height: 1;
`;

export const Text = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: var(--measure);

  ${from.desktop} {
    display: contents;
  }
`;

/** Number and title: stacked, or on one line above text and features if the title has room there. */
export const Head = styled.div`
  display: grid;
  gap: var(--space-4);

  ${from.desktop} {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: var(--space-2) var(--space-4);
    align-items: baseline;
    font-size: clamp(1.5rem, 0.6rem + 1.6vw, 2rem);
  }
`;

export const Title = styled.h4`
  font-size: var(--type-h2);

  ${from.desktop} {
    flex: 1 6em;
    font-size: inherit;
  }
  ${toggled.all} ~ * & {
    font-size: var(--type-h3);
  }
  ${onPaper} {
    font-size: var(--type-h3);
  }
`;

export const FeaturesTitle = styled.p`
  ${smallCapitals}
  padding-bottom: var(--space-3);
  color: var(--on-quiet);
`;

export const FeatureList = styled.ul`
  ${plainList}
`;

export const Feature = styled.li`
  ${hairlineAbove}
  padding-block: var(--space-2);
  color: var(--on-heading);
  font-size: 1rem;
`;
