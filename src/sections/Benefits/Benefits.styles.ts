import styled from "styled-components";
import { between, from } from "../../theme/breakpoints";
import { hairlineAbove, ledgerColumns, ledgerWidths, plainList } from "../../theme/mixins";

export const Entries = styled.ul`
  ${plainList}
  display: grid;
  align-content: start;
  column-gap: var(--space-6);

  &[data-columns] {
    row-gap: var(--space-5);

    ${from.tablet} {
      row-gap: var(--space-7);
    }
  }
  ${from.tablet} {
    &:is([data-columns="2"], [data-columns="4"]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${between.tabletAndDesktop} {
    &[data-arrangement="margin"] {
      grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    }
  }
  ${from.desktop} {
    &[data-columns="3"] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-columns="4"] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
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

    [data-arrangement="rows"] > & {
      ${ledgerColumns}
    }
  }
  /* On tablets, three columns would be too narrow for text, and one would be too wide. */
  ${between.tabletAndDesktop} {
    :is([data-arrangement="beside"], [data-columns="3"]) > & {
      ${ledgerColumns}
    }
  }
  ${from.desktop} {
    [data-arrangement="margin"] > & {
      gap: var(--space-2);
      padding-block: var(--space-4);
      font-size: var(--type-small);

      > h3 {
        font-size: var(--type-lead);
      }
    }
  }
  /* Title, figure and text are stacked; with more room, title and figure are at the ends of one line, with the text between them at last. */
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
  [data-columns] > &,
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
