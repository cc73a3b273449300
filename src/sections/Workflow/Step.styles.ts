import styled from "styled-components";
import { below, from } from "../../theme/breakpoints";
import { hairlineAbove, plainList, smallCapitals } from "../../theme/mixins";

export const Station = styled.li`
  display: grid;
  align-content: start;
  gap: var(--space-4) var(--space-7);
  padding-block: var(--space-5);

  ${from.tablet} {
    padding-block: var(--space-6);
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
  }
  & + & {
    ${hairlineAbove}
  }
  [data-all="false"] & {
    ${from.tablet} {
      grid-area: 1 / 1;
    }
    @media screen {
      border: 0;
      animation: appears var(--time-control);
    }
  }
  &[hidden] {
    @media screen {
      visibility: hidden;
      animation: none;
    }
    /* Here hidden steps do not count for the height. */
    ${below.tablet} {
      position: absolute;
    }
    @media print {
      position: static;
    }
  }
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
  font-size: var(--type-h2);

  ${from.desktop} {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: var(--space-2) var(--space-4);
    align-items: baseline;
    font-size: clamp(1.5rem, 0.6rem + 1.6vw, 2rem);
  }
`;

export const NumberLine = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  color: var(--on-link);
  font-family: var(--font-serif);
  font-variant-numeric: lining-nums tabular-nums;
  line-height: 1;

  /* On phones, the list of titles has the number. */
  ${below.tablet} {
    @media screen {
      [data-all="false"] & {
        display: none;
      }
    }
  }
`;

export const Title = styled.h3`
  flex: 1 6em;
  font-size: inherit;
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
