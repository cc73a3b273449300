import { css } from "styled-components";
import { visuallyHidden } from "../../theme/mixins";

/** Each row is an entry: its name and first figure on a line, each text on its own after its heading, and the other figures on one. */
export const asList = () => css`
  &,
  > :is(thead, tbody, tfoot),
  thead > tr,
  thead [data-look="range"] {
    display: block;
  }
  thead th:not([data-look="range"]) {
    ${visuallyHidden}
  }
  thead [data-look="range"] {
    padding-block: 0.625em 0.25em;
  }
  :is(tbody, tfoot) tr {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.6em;
    padding-block: 0.5em;
  }
  tr[hidden] {
    display: none;
  }
  tr > * {
    padding: 0;
  }
  tr > th {
    flex: 1 1 40%;
  }
  td::before {
    content: attr(data-label) " ";
    color: var(--on-quiet);
  }
  /* The headings of several texts stand in a column of their own. */
  tr:has(td:not([data-look]) ~ td:not([data-look])) > td:not([data-look])::before {
    display: inline-block;
    min-width: 9.5em;
  }
  td:not([data-lead]) {
    order: 1;
    font-size: var(--type-label);
    text-align: left;

    &[data-label]:not([data-look]) {
      flex-basis: 100%;
    }
    &[data-look="range"] {
      flex-basis: 100%;
      margin-top: 0.25em;
      padding-block: 0.25em;
      text-align: right;
    }
    &[data-look="bar"]:not(:empty) {
      display: flex;
      flex-basis: 100%;
      align-items: center;
      gap: 0.5em;
    }
  }
  td[data-lead] {
    margin-left: auto;

    &::before {
      font: var(--type-label) var(--font-sans);
    }
  }
  td:is(:empty, [data-continued]) {
    display: none;
  }
  td > [data-look] {
    width: 5em;
    margin: 0;
  }
  [data-look="figures"] + :not([data-look]) {
    padding-left: 0;
  }
`;

/** Each second column stands below the one before it, in up to three columns that all rows share. */
export const asPairs = () => css`
  display: grid;
  grid-template-columns: 1fr auto auto;

  > :is(thead, tbody, tfoot),
  tr {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  tr {
    grid-auto-flow: column;
    grid-template-rows: auto auto;
    align-items: center;
    padding-block: 0.5em;
  }
  tr[hidden] {
    display: none;
  }
  tr > * {
    padding: 0;

    &:not(:first-child, :nth-child(2 of :not([data-secondary]))) {
      padding-left: var(--cell-gap);
      text-align: right;
    }
  }
  tbody tr > :nth-child(even of :not([data-secondary])) {
    color: var(--on-quiet);
    font-size: var(--type-label);
  }
`;
