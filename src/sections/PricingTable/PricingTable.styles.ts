import styled, { css } from "styled-components";
import { below, folding, whenHovering } from "../../theme/breakpoints";
import { hairlineAbove, plainList, smallCapitals } from "../../theme/mixins";

/** Four columns take the whole width, so row names have no column: they are above their row. */
const rowsNamedAbove = css`
  font-size: var(--type-dense);

  --column-gap: var(--space-4);

  tr > :first-child:not([colspan]) {
    width: 0;
    padding-right: 0;
    white-space: nowrap;
  }
  thead th:first-child {
    overflow: hidden;
  }
  tbody th,
  tbody td {
    vertical-align: top;
  }
  tbody th:not([colspan]) {
    padding-top: var(--space-3);
  }
  && tbody td {
    padding-top: 2.5rem;
  }
`;

/** The names of the rows beside one plan. */
const onePlan = css`
  display: block;
  width: auto;

  thead {
    display: none;
  }
  tbody {
    display: block;
  }
  tr {
    ${hairlineAbove}
    display: grid;
    grid-template-columns: minmax(min-content, 1fr) minmax(0, 2fr);
    gap: var(--space-4);
    padding-block: var(--space-2);
  }
  &&& tr > * {
    width: auto;
    padding: 0;
    border: 0;
  }
`;

/** Wider by the gap after the last column, so that all are equally wide. */
export const Table = styled.table`
  width: calc(100% + var(--column-gap));
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--type-base);
  line-height: 1.5;
  text-align: left;
  table-layout: fixed;
  --column-gap: var(--space-5);

  th,
  td {
    padding: var(--space-5) var(--column-gap) var(--space-5) 0;
    vertical-align: baseline;
    font-weight: inherit;
  }
  tbody th,
  tbody td {
    ${hairlineAbove}
  }
  thead + tbody > :first-child > *,
  tr:not([data-line]) + tr[data-line] > * {
    border-top: 0;
  }
  /* Helps the eye follow a line. */
  ${whenHovering} {
    tbody > tr[data-line]:hover > *,
    tbody > tr[data-line]:hover + tr > * {
      border-color: var(--on-accent);
    }
  }
  /* The plans' names stay in view. */
  thead th {
    position: sticky;
    z-index: 1;
    top: var(--header-height);
    padding-block: var(--space-3);
    background: var(--on-ground);
    border-bottom: 2px solid var(--on-accent);

    @media print {
      position: static;
    }
  }
  thead th:first-child,
  tbody th {
    ${smallCapitals}
    width: 9.5rem;
    color: var(--on-quiet);
  }
  tr[data-line] > * {
    padding-block: var(--space-3);
  }
  ${below.desktop} {
    ${rowsNamedAbove}
  }
  ${folding.folded} {
    ${onePlan}
  }
`;

export const PlanName = styled.span`
  display: block;
  color: var(--on-heading);
  font-family: var(--font-serif);
  font-size: var(--type-h3);
  line-height: 1.2;
`;

export const List = styled.ul`
  ${plainList}
  display: grid;
  gap: var(--space-2);
`;

/** The title above the lines of features. */
export const GroupTitle = styled.th`
  && {
    padding-bottom: var(--space-2);
  }
`;

export const Nothing = styled.p`
  &::before {
    content: "–" / "";
    color: var(--on-quiet);
  }
`;
