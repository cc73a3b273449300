import styled from "styled-components";
import { between, from } from "../../theme/breakpoints";
import { hairlineAbove, ledgerColumns, ledgerWidths, plainList } from "../../theme/mixins";

export const Entries = styled.ul`
  ${plainList}
  display: grid;
  column-gap: var(--space-6);

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
  gap: var(--space-2);
  padding-block: var(--space-4);

  ${from.tablet} {
    gap: var(--space-3);
    padding-block: var(--space-5);
  }

  [data-arrangement="columns"] > & {
    padding-bottom: 0;
  }
  /* On tablets, three columns would be too narrow for text. */
  [data-arrangement="columns"][data-columns="3"] > & {
    ${between.tabletAndDesktop} {
      ${ledgerColumns}
    }
  }
  [data-arrangement="rows"] > & {
    ${from.tablet} {
      ${ledgerColumns}
    }
  }
  [data-arrangement="beside"] > & {
    ${between.tabletAndDesktop} {
      ${ledgerColumns}
    }
  }
  /*
   * Title, figure and text are stacked; with more room, title and figure are at the ends of one line; with still more, the text is between
   * them.
   */
  [data-arrangement="ledger"] > & {
    grid-template-areas: "title" "figure" "text";
    align-items: first baseline;
    gap: var(--space-2) var(--space-5);
    padding-block: 1.25rem;

    ${from.phoneLandscape} {
      grid-template: "title figure" auto "text text" auto / minmax(0, 1fr) fit-content(42%);
    }
    ${from.desktop} {
      grid-template: "title text figure" auto / minmax(0, 6fr) minmax(0, 11fr) minmax(0, 5fr);
      column-gap: var(--space-7);
    }
    ${from.wide} {
      grid-template-columns: calc(${ledgerWidths.first} + var(--space-4)) minmax(0, 1fr) auto;
    }
  }
  [data-arrangement="ledger"]:not(:has(p + p)) > & {
    ${from.desktop} {
      ${ledgerColumns}
      grid-template-areas: "title text";
    }
  }
  &&:last-child {
    padding-bottom: 0;
  }
`;

export const EntryText = styled.p`
  max-width: var(--measure);

  [data-arrangement="ledger"] > * > & {
    grid-area: text;
  }
`;

/** The figure in a ledger's entry. */
export const Figure = styled.p`
  grid-area: figure;
  color: var(--on-link);
  font-family: var(--font-serif);
  font-size: var(--type-h3);
  font-variant-numeric: lining-nums tabular-nums;
  line-height: 1.2;

  ${from.phoneLandscape} {
    text-align: right;
  }
`;

/** A framed picture and its caption. */
export const Frame = styled.figure`
  margin: 0 0 var(--space-5);
`;

export const Panel = styled.div`
  overflow: clip;
  border-radius: var(--radius-card);
  /* A shadow, not a border, which would make the picture narrower than it was drawn, and blur it. */
  box-shadow:
    0 0 0 var(--hairline) var(--on-line),
    var(--sheet-shadow, 0 0 transparent);
  background: var(--on-card);

  img {
    width: 100%;
    height: auto;
  }
`;
