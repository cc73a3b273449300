import styled from "styled-components";
import { from } from "../../theme/breakpoints";
import { hairlineAbove, ledgerColumns, plainList } from "../../theme/mixins";

export const Points = styled.ul`
  ${plainList}
  display: grid;
  margin-top: var(--space-6);
`;

export const Point = styled.li`
  ${hairlineAbove}
  display: grid;
  gap: var(--space-1);
  padding-block: var(--space-4);

  &:last-child {
    padding-bottom: 0;
  }
  ${from.tablet} {
    ${ledgerColumns}
    padding-block: var(--space-5);
  }
`;
