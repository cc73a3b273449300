import styled from "styled-components";
import { below, from } from "../../theme/breakpoints";
import { hairlineAbove, plainList, smallCapitals } from "../../theme/mixins";

/** The width from which four columns are readable. */
const forTable = from.desktop;
const forCards = below.desktop;

export const Scroller = styled.div`
  ${forCards} {
    display: none;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 1rem;
  line-height: 1.5;
  text-align: left;
  table-layout: fixed;

  th,
  td {
    padding: var(--space-5) var(--space-5) var(--space-5) 0;
    vertical-align: top;
    font-weight: inherit;
  }
  tbody th,
  tbody td {
    ${hairlineAbove}
  }
  thead th {
    padding-bottom: var(--space-5);
    border-bottom: 2px solid var(--on-accent);
  }
  thead th:first-child,
  tbody th {
    ${smallCapitals}
    width: 9.5rem;
    color: var(--on-quiet);
  }
  thead th:first-child {
    vertical-align: bottom;
  }
`;

export const PlanName = styled.span`
  display: block;
  color: var(--on-heading);
  font-family: var(--font-serif);
  font-size: var(--type-h3);
  line-height: 1.2;
`;

export const Price = styled.span`
  display: block;
  margin-top: var(--space-2);
  color: var(--on-heading);
  font-family: var(--font-serif);
  font-size: var(--type-h2);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.15;
`;

export const List = styled.ul`
  ${plainList}
  display: grid;
  gap: var(--space-2);
`;

export const Cards = styled.div`
  display: grid;
  gap: var(--space-5);

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${forTable} {
    display: none;
  }
`;

export const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  padding: var(--space-5);
  border: var(--hairline) solid var(--on-line);
  border-top: 2px solid var(--on-accent);
  border-radius: var(--radius-card);
  background: var(--on-card);
`;

export const CardHead = styled.header``;

export const Facts = styled.dl`
  display: grid;
  flex: 1;
  align-content: start;
  gap: var(--space-4);
  margin: 0;

  div {
    ${hairlineAbove}
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

export const Note = styled.p`
  max-width: var(--measure);
  margin-top: var(--space-5);
  font-size: var(--type-small);
  color: var(--on-quiet);
`;
