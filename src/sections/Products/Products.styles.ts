import styled from "styled-components";
import { between, from } from "../../theme/breakpoints";
import { ledgerWidths } from "../../theme/mixins";

/** Without an introduction, the tabs are beside the heading, so that a product and its whole screenshot fit one window. */
export const Choice = styled.div`
  ${from.desktop} {
    &[data-intro="false"] {
      margin-top: calc(-1 * (var(--target) + clamp(1.5rem, 1.1rem + 1.2vw, 2.5rem)));

      > * {
        justify-content: flex-end;
      }
    }
  }
  @media print {
    &[data-intro="false"] {
      margin-top: 0;
    }
  }
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

  ${from.desktop} {
    grid-template-columns: ${ledgerWidths.first} minmax(0, 1fr) auto;
    column-gap: var(--space-8);
    align-items: start;

    > h3 {
      font-size: clamp(1.5rem, 1rem + 1vw, 1.75rem);
    }
  }
`;

export const Blurb = styled.p`
  max-width: var(--measure);

  /* Equally high for every product, so that a change of tab does not move the screenshot. */
  ${between.desktopAndWide} {
    min-height: 5lh;
  }
  ${from.wide} {
    min-height: 4lh;
  }
`;
