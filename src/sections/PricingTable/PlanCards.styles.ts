import styled from "styled-components";
import { folding } from "../../theme/breakpoints";
import { foldingSummary, hairlineAbove, plainList, smallCapitals } from "../../theme/mixins";

export const Cards = styled.ul`
  ${plainList}
  border-bottom: var(--hairline) solid var(--on-line);

  > li {
    ${hairlineAbove}
  }
  ${folding.open} {
    display: none;
  }
`;

export const Summary = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 0.5rem;
  align-items: center;
  gap: 0 var(--space-4);
  min-height: 4rem;
  padding-block: var(--space-3);
  padding-right: 0.25rem;
  ${foldingSummary}

  &::after {
    grid-area: 1 / 3;
  }
`;

export const Unfolded = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  padding-bottom: var(--space-5);
`;

export const CardPrice = styled.span`
  color: var(--on-heading);
  font-family: var(--font-serif);
  font-size: var(--type-h2);
  font-variant-numeric: lining-nums;
  line-height: 1.1;
  text-align: right;

  small {
    display: block;
    color: var(--on-quiet);
    font-family: var(--font-sans);
    font-size: var(--type-small);
    line-height: 1.4;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: var(--space-4);
  width: 100%;
  margin: 0;

  /* Makes all buttons equally wide. */
  + a {
    width: 100%;
  }

  div {
    ${hairlineAbove}
  }
  > div {
    padding-top: var(--space-3);
  }
  dt {
    ${smallCapitals}
    margin-bottom: var(--space-1);
    color: var(--on-quiet);
  }
  dd {
    margin: 0;
  }
`;

/** The features, each beside its label. */
export const Lines = styled.dl`
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--space-3);
    padding-block: var(--space-2);
  }
  > div:first-child {
    padding-top: 0;
    border-top: 0;
  }
  && dt {
    margin: 0;
    color: var(--on-quiet);
    font-size: var(--type-base);
    font-weight: inherit;
    letter-spacing: 0;
    text-transform: none;
  }
`;
