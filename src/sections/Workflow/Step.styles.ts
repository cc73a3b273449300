import styled, { css } from "styled-components";
import { from } from "../../theme/breakpoints";
import { hairlineAbove, plainList, smallCapitals } from "../../theme/mixins";
import { asRoute } from "./StepViewer.styles";

/** A step; as a station of the route, it is joined by a line to the next. */
export const Station = styled.li`
  display: grid;
  align-content: start;
  gap: var(--space-4) var(--space-7);
  padding-top: var(--space-6);

  ${from.tablet} {
    padding-bottom: var(--space-6);

    [data-all="false"] & {
      grid-area: 1 / 1;
    }
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
  }
  &[hidden] {
    visibility: hidden;

    /* Hidden steps count for the height only from tablets up. */
    position: absolute;

    ${from.tablet} {
      position: static;
    }
  }
  [data-all="false"] &:not([hidden]) {
    animation: appears var(--time-control);
  }
  ${asRoute(css`
    position: relative;
    visibility: visible;
    padding-block: 0 var(--space-7);
    padding-left: var(--space-8);
    animation: none;

    &:not(:last-child)::before {
      content: "";
      position: absolute;
      top: 2.75rem;
      bottom: 0.75rem;
      left: 1.125rem;
      border-left: var(--hairline) solid var(--on-control-line);
    }
  `)}
`;

export const NumberLine = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  color: var(--on-link);
  font-size: var(--type-h2);

  ${from.desktop} {
    font-size: inherit;
  }
  ${asRoute(css`
    position: absolute;
    top: -0.375rem;
    left: 0;
    justify-content: center;
    width: 2.25rem;
    font-size: var(--type-h2);

    svg {
      display: none;
    }
  `)}
`;

export const StepNumber = styled.span`
  font-family: var(--font-serif);
  font-variant-numeric: lining-nums tabular-nums;
  line-height: 1;
`;

export const Text = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  max-width: var(--measure);

  ${from.desktop} {
    display: contents;
  }
`;

/** Number and title: stacked, or on one line above text and features if the title has room there. */
export const Head = styled.div`
  display: grid;
  gap: var(--space-3);

  ${from.desktop} {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: var(--space-2) var(--space-4);
    align-items: baseline;
    font-size: clamp(1.5rem, 0.6rem + 1.6vw, 2rem);
  }
`;

export const Title = styled.h3`
  font-size: var(--type-h2);

  ${from.desktop} {
    flex: 1 6em;
    font-size: inherit;
  }
  ${asRoute(css`
    font-size: var(--type-h3);
  `)}
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
