import { css } from "styled-components";
import { sheet } from "../../theme/breakpoints";
import { hairlineAbove } from "../../theme/mixins";
import { gauges } from "./gauges.styles";
import { withLessRoom } from "./narrow-tables.styles";
import { ranges } from "./ranges.styles";

/** The tables of all exhibits. A global style, so that no script contains it. */
export const exhibitTables = () => css`
  [data-exhibit-table] {
    --cell-gap: clamp(0.5rem, 2.4cqi, 1.25rem);
    width: 100%;
    border-collapse: collapse;

    tr > * {
      padding: 0.6em var(--cell-gap) 0.6em 0;
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
    [data-below-name] {
      display: none;
    }
    thead th {
      padding-block: 0.9em 0.55em;
      color: var(--on-quiet);
      font-size: var(--type-label);
      font-weight: 400;
      vertical-align: bottom;
    }
    /* A mark and what it marks stay on a line. */
    th:has(> [data-mark]) {
      white-space: nowrap;
    }
    tbody tr {
      ${hairlineAbove}
    }
    /* At the foot of its table, it holds the columns' widths and the height. */
    tr[hidden] {
      display: table-row;
      visibility: hidden;
      border-color: transparent;

      @media print {
        display: none;
      }
    }
    tfoot tr {
      border-top: 1.5px solid var(--on-heading);
      color: var(--on-heading);
      font-weight: 600;
    }
    tr > :is([data-look="figures"], [data-look="range"]) {
      font-variant-numeric: lining-nums tabular-nums;
      text-align: right;
    }
    td[data-short] {
      white-space: nowrap;
    }
    /* Words that follow a figure would be read as its unit. */
    [data-look="figures"] + :not([data-look]) {
      padding-left: var(--space-5);
    }
    tr > [data-look="marks"] {
      text-align: center;
      white-space: nowrap;

      > [data-mark] {
        margin-right: 0;
      }
    }
    /* Numbers that are part of the drawing. */
    &[data-tall] tbody :is(th, [data-look="bar"], [data-lead]) {
      color: var(--on-heading);
      font-family: var(--font-serif);
      font-size: var(--type-lead);
      font-weight: 400;
    }

    ${ranges()}
    ${gauges()}

    ${sheet.notNarrow} {
      &[data-dense] tbody :is(th, small),
      td:has(> [data-mark]),
      td > [data-tone] {
        white-space: nowrap;
      }
      [data-look="bar"] {
        width: 34%;
      }
      [data-look="range"] {
        width: 43%;
      }
    }
    ${withLessRoom()}

    @media print {
      tr {
        break-inside: avoid;
      }
    }
  }
`;
