import { css } from "styled-components";
import { lessRoomThan } from "../../theme/breakpoints";
import { hairlineAbove, smallCapitals, visuallyHidden } from "../../theme/mixins";

/** On phones, each table row becomes a list, with the column's name above each cell. */
export const tables = css`
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--type-base);
    line-height: 1.5;
  }
  th,
  td {
    ${hairlineAbove}
    padding: var(--space-3) var(--space-4) var(--space-3) 0;
    text-align: left;
    vertical-align: top;
  }
  th {
    ${smallCapitals}
    border-top: 0;
  }
  @media screen {
    ${lessRoomThan.table} {
      table,
      tbody,
      tr,
      td {
        display: block;
      }
      thead {
        ${visuallyHidden}
      }
      tr {
        ${hairlineAbove}
        padding-block: var(--space-3);
      }
      td {
        padding: var(--space-1) 0;
        border: 0;

        &:not(:first-child)::before {
          ${smallCapitals}
          content: attr(data-label);
          display: block;
          color: var(--on-quiet);
        }
        &:first-child {
          color: var(--on-heading);
          font-weight: 550;
        }
      }
    }
  }
`;
