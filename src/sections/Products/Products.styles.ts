import styled from "styled-components";
import { from } from "../../theme/breakpoints";

export const Panel = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-8);
  align-items: start;

  ${from.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

export const Copy = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
`;

export const Blurb = styled.p`
  max-width: var(--measure);
  margin-bottom: var(--space-2);
`;

export const Show = styled.div`
  min-width: 0;
`;
