import { css } from "styled-components";
import { sheet } from "../../theme/breakpoints";
import { visuallyHidden } from "../../theme/mixins";

/** Each row is an entry: its name and first figure on a line, each text on its own after its heading, and the other figures on one. */
const asList = () => css`
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
    min-height: 2.25em;
    padding-block: 0.625em 0.25em;

    > span {
      ${visuallyHidden}
    }
    /* The first number would stand outside the sheet's margin. */
    > i > :first-child {
      justify-content: flex-start;
    }
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
  td[data-look]::before {
    content: attr(data-label) " ";
    color: var(--on-quiet);
  }
  /* The headings of several texts stand in a column of their own; a single one speaks for itself. */
  tr:has(td:not([data-look]) ~ td:not([data-look])) > td:not([data-look])::before {
    content: attr(data-label);
    display: inline-block;
    min-width: 9.5em;
    color: var(--on-quiet);
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
const asPairs = () => css`
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

/** What a table does as its sheet or column gets narrower: smaller type, then fewer columns, then entries instead of rows. */
export const withLessRoom = () => css`
  ${sheet.notWide} {
    /* The headings of many marks stand upright, so that each needs no more room than a mark. */
    thead :has(> [data-look="marks"] + [data-look="marks"]) > [data-look="marks"] > span {
      writing-mode: vertical-rl;
      rotate: 180deg;
      line-height: 1;
      text-align: left;
    }
    /* Many columns are set smaller before any is left out. */
    &[data-dense] {
      --cell-gap: 2cqi;
      --ink-most: 4em;
      font-size: var(--type-small);
    }
  }
  ${sheet.narrow} {
    tr > * {
      padding-block: 0.5em;
    }
    tr > [data-look="marks"]:not(:last-child) {
      padding-right: 0.25rem;
    }
    tr > :nth-last-child(1 of :not([data-secondary])) {
      padding-right: 0;
    }
    [data-secondary] {
      display: none;
    }
    [data-below-name] {
      display: block;

      > span {
        margin-block: 0.125em 0;
      }
    }
    &[data-on-phones="list"] {
      ${asList()}
    }
    &[data-on-phones] tr > * > small {
      display: none;
    }
  }
  ${sheet.narrowNotTiny} {
    &[data-on-phones="pairs"] {
      ${asPairs()}
    }
  }
  ${sheet.tiny} {
    ${asList()}

    td[data-short] {
      white-space: normal;
    }
  }
`;
