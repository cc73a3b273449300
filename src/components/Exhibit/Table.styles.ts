import styled, { css } from "styled-components";
import { visuallyHidden } from "../../theme/mixins";
import { paper } from "./Sheet.styles";

/** Each row is an entry: its name and first figure on a line, the others below it after their headings. */
const asList = css`
  &,
  tbody,
  tfoot,
  tr,
  tr > * {
    display: block;
    border: 0;
    padding: 0;
  }
  thead {
    ${visuallyHidden}
  }
  :is(tbody, tfoot) tr {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.125em 1em;
    padding-block: 0.6em;
    border-bottom: var(--hairline) solid var(--on-line);

    /* Ends the line of the name and its figure. */
    &::after {
      content: "";
      order: 2;
      flex-basis: 100%;
    }
  }
  tfoot tr,
  tbody:last-child tr:last-child {
    border-bottom: 0;
  }
  tfoot tr {
    border-top: 1.5px solid var(--on-heading);
  }
  tr > th {
    flex: 1 1 0;
    min-width: 50%;
  }
  td:not([data-lead]) {
    order: 3;
    font-size: var(--type-label);
    text-align: left;

    &::before {
      content: attr(data-label) " ";
      color: var(--on-quiet);
    }
    &[data-look="bar"]:not(:empty) {
      display: flex;
      align-items: center;
      gap: 0.5em;
      flex-basis: 100%;
    }
  }
  [data-lead] {
    order: 1;
  }
  td > [data-look] {
    width: 5em;
    margin: 0;
  }
  td:empty,
  [data-continued] {
    display: none;
  }
`;

/** Numbers that are part of the drawing. */
const large = `
  color: var(--on-heading);
  font-family: var(--font-serif);
  font-size: var(--type-lead);
  font-weight: 400;
`;

export const Grid = styled.table`
  --cell-gap: clamp(0.25rem, 1.6cqi, 1rem);
  width: 100%;
  border-collapse: collapse;

  caption {
    padding: 0;
  }
  tr > * {
    padding: 0.6em var(--cell-gap) 0.6em 0;
    border-bottom: var(--hairline) solid var(--on-line);
    text-align: left;
    vertical-align: middle;

    &:last-child {
      padding-right: 0;
    }
  }
  tbody th {
    color: var(--on-heading);
    font-weight: 550;
  }
  thead th {
    padding-block: 0.9em 0.55em;
    color: var(--on-quiet);
    font-size: var(--type-label);
    font-weight: 400;
    vertical-align: bottom;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  tfoot tr > * {
    border: solid var(--on-heading);
    border-width: 1.5px 0 0;
    color: var(--on-heading);
    font-weight: 600;
  }
  tr > [data-look="figures"] {
    text-align: right;
  }
  td[data-look="figures"] {
    font-variant-numeric: lining-nums tabular-nums;
  }
  tr > [data-look="marks"] {
    text-align: center;

    > [data-mark] {
      margin-right: 0;
    }
  }
  tr > [data-look="subject"] {
    color: var(--on-heading);
  }
  thead [data-look="subject"] {
    ${large}
  }
  tr:has(> [data-look="subject"]) > [scope="row"] {
    color: var(--on-quiet);
    font-weight: 400;
  }
  &[data-tall] tbody :is(th, [data-look="bar"], [data-lead]) {
    ${large}
  }
  [data-look="bar"] {
    width: 34%;
  }

  ${paper.notNarrow} {
    td:is([data-look="figures"], :has(> [data-mark])) {
      white-space: nowrap;
    }
  }
  /* Many columns are set smaller before any is left out. */
  ${paper.notWide} {
    &:has(th:nth-child(7)) {
      font-size: var(--type-small);
    }
  }
  ${paper.narrow} {
    [data-secondary] {
      display: none;
    }
    /* The date beside it says as much. */
    td:not([data-look="marks"]) > [data-mark="done"] {
      display: none;
    }
    /* The headings of many marks stand upright, so that each needs no more room than a mark. */
    &:has(th:nth-child(4)) thead [data-look="marks"] > span {
      writing-mode: vertical-rl;
      rotate: 180deg;
      text-align: left;
    }
    &[data-on-phones="list"] {
      ${asList}
    }
  }
  ${paper.tiny} {
    ${asList}
  }
  @media print {
    tr {
      break-inside: avoid;
    }
  }
`;
