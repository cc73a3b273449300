import styled from "styled-components";
import { between, folding, from } from "../../theme/breakpoints";
import { hairlineAbove, ledgerColumns, plainList } from "../../theme/mixins";

/** Entries; those that fold on phones have another layout there. */
export const Entries = styled.ul`
  ${plainList}
  display: grid;
  align-content: start;
  column-gap: var(--space-6);

  &[data-folds="true"] {
    ${folding.folded} {
      display: none;
    }
  }
  &[data-arrangement="columns"] {
    row-gap: var(--space-5);

    ${from.tablet} {
      &:not([data-columns="3"]) {
        row-gap: var(--space-7);
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
    ${from.desktop} {
      row-gap: var(--space-7);

      &[data-columns="3"] {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
      &[data-columns="4"] {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
    }
  }
`;

export const Entry = styled.li`
  ${hairlineAbove}
  display: grid;
  align-content: start;
  gap: var(--space-3);
  padding-block: var(--space-5);

  /* Aligns the texts of neighbours. */
  [data-arrangement="columns"] > & {
    grid-row: span 2;
    grid-template-rows: subgrid;
    padding-bottom: 0;
  }
  /* At tablet width, three columns hold too few words per line. */
  [data-arrangement="columns"][data-columns="3"] > & {
    ${between.tabletAndDesktop} {
      ${ledgerColumns}
      grid-row: auto;
      grid-template-rows: none;

      > h3 {
        align-self: start;
      }
    }
  }
  [data-arrangement="rows"] > & {
    ${from.tablet} {
      ${ledgerColumns}
    }
    ${from.desktop} {
      padding-block: var(--space-6);
    }
  }
  [data-arrangement="beside"] > & {
    ${between.tabletAndDesktop} {
      ${ledgerColumns}
    }
  }
  &&:last-child {
    padding-bottom: 0;
  }
`;

export const EntryText = styled.p`
  max-width: var(--measure);
`;

/** A picture in a frame without browser controls, and its caption. */
export const Frame = styled.figure`
  margin: 0 0 var(--space-5);
`;

export const Plate = styled.div`
  overflow: clip;
  border-radius: var(--radius-card);
  /* Not a border: it would make the picture narrower than it was drawn, and blur it. */
  box-shadow: 0 0 0 var(--hairline) var(--on-line);
  background: var(--on-card);

  img {
    width: 100%;
    height: auto;
  }
`;
