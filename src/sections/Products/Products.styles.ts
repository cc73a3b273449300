import styled from "styled-components";
import { below, from } from "../../theme/breakpoints";
import { ledgerWidths } from "../../theme/mixins";

/** The tabs stand closer to their heading than other content does. */
export const Choice = styled.div`
  margin-top: calc(-1 * var(--space-5));
`;

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

/** On wide screens the text is in one row, and the picture spans the column below. */
export const Copy = styled.div`
  display: grid;
  row-gap: var(--space-4);
  justify-items: start;

  /* Equally high for every product, so that a change of tab does not move what follows. */
  ${below.tablet} {
    grid-template-rows: auto 1fr auto;
    min-height: 16.5rem;
  }
  ${from.desktop} {
    grid-template-columns: ${ledgerWidths.first} minmax(0, 1fr) auto;
    column-gap: var(--space-8);
    align-items: start;

    > h3 {
      font-size: var(--type-product);
    }
  }
`;

export const Blurb = styled.p`
  max-width: var(--measure);

  ${from.desktop} {
    min-height: 4lh;
  }
  ${from.vast} {
    min-height: 0;
  }
`;
