import styled from "styled-components";
import { below, from } from "../../theme/breakpoints";
import { hairlineAbove, plainList } from "../../theme/mixins";

export const Entries = styled.ul`
  ${plainList}
  display: grid;
  column-gap: var(--space-7);

  &[data-arrangement="columns"] {
    ${from.tablet} {
      row-gap: var(--space-6);
      grid-template-columns: repeat(2, minmax(0, 1fr));

      &[data-columns="3"] {
        column-gap: var(--space-6);
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    }
    ${from.desktop} {
      &[data-columns="4"] {
        column-gap: var(--space-6);
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

  /* Texts of neighbours begin on one line. */
  [data-arrangement="columns"] > & {
    grid-row: span 2;
    grid-template-rows: subgrid;
  }
  [data-arrangement="rows"] > & {
    ${from.desktop} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: var(--space-7);
      padding-block: var(--space-6);
    }
  }
`;

export const EntryTitle = styled.h3``;

export const EntryText = styled.p`
  max-width: var(--measure);
`;

export const Beside = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-8);
  align-items: start;

  ${from.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

    &[data-picture="right"] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);

      > figure {
        grid-column: 2;
        grid-row: 1;
      }
    }
  }
`;

export const Above = styled.div`
  display: grid;
  gap: var(--space-7);
`;

export const Caption = styled.figcaption`
  padding: var(--space-2) var(--space-4);
  border-top: var(--hairline) solid var(--on-line);
  color: var(--on-quiet);
  font-size: var(--type-small);
`;

/** A product screen in a frame without a browser's controls. */
export const Frame = styled.figure`
  margin: 0;
  overflow: hidden;
  border: var(--hairline) solid var(--on-line);
  border-radius: var(--radius-card);
  background: var(--on-card);

  img {
    width: 100%;
    height: auto;
  }

  /* A whole screen on a phone is too small to read; its middle is not. */
  ${below.tablet} {
    &[data-cut="true"] img {
      aspect-ratio: 7 / 6;
      object-fit: cover;
      object-position: 38% 0;
    }
  }

  ${from.desktop} {
    ${Beside} > & {
      position: sticky;
      top: calc(var(--header-height) + var(--space-5));
    }
  }
`;
