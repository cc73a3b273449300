import styled from "styled-components";
import { hairlineAbove, smallCapitals } from "../../theme/mixins";
import { PlanName } from "./PricingTable.styles";

/** The name and the price share a line. */
export const CardName = styled(PlanName)`
  && {
    grid-area: 1 / 1;
  }
`;

export const CardPrice = styled.span`
  && {
    grid-area: 1 / 2;
  }
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
    font-size: 1rem;
    font-weight: inherit;
    letter-spacing: 0;
    text-transform: none;
  }
`;
