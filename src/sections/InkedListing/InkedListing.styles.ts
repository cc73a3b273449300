import styled from "styled-components";
import { folding, from } from "../../theme/breakpoints";
import { hairlineAbove, ledgerColumns, plainList } from "../../theme/mixins";

export const Points = styled.ul`
  ${plainList}
  display: grid;
  align-content: end;
  column-gap: var(--space-6);

  ${folding.folded} {
    display: none;
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Plan = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-7);

  > header {
    align-content: start;
    margin-bottom: 0;
  }

  &[data-arrangement="below"] ${Points} {
    grid-template-columns: minmax(0, 1fr);
  }

  /* The heading and the points share the narrow column; the exhibit spans their rows. */
  &[data-arrangement="beside"] {
    ${from.wide} {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      grid-template-rows: auto 1fr;

      > figure {
        grid-column: 2;
        grid-row: 1 / span 2;
      }
      ${Points} {
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
      }
    }
  }
`;

export const Point = styled.li`
  ${hairlineAbove}
  display: grid;
  align-content: start;
  gap: var(--space-1);
  padding-block: var(--space-3) var(--space-4);
  font-size: 1rem;
  line-height: 1.5;

  [data-arrangement="below"] & {
    ${from.tablet} {
      ${ledgerColumns}
      padding-block: var(--space-5);
      font-size: inherit;
      line-height: inherit;

      &:last-child {
        padding-bottom: 0;
      }
    }
  }
`;
