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
  &[data-arrangement="ledger"] {
    padding: clamp(1.25rem, 2.6vw, 2rem) clamp(1.25rem, 3.2vw, 2.5rem);
    border-radius: var(--radius-card);
    /* Not a border, as on an exhibit. */
    box-shadow: 0 0 0 var(--hairline) var(--on-line);
    /* The rule of every exhibit, brass, then ink: nothing is above it here, so it is the card's edge. */
    background:
      linear-gradient(90deg, var(--on-accent) 5.5rem, var(--on-heading) 5.5rem) top / 100% 2px no-repeat,
      var(--on-card);
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

  [data-arrangement="columns"] > & {
    padding-bottom: 0;
  }
  /* At tablet width, three columns fit too few words per line. */
  [data-arrangement="columns"][data-columns="3"] > & {
    ${between.tabletAndDesktop} {
      ${ledgerColumns}
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
  /* With more room: title, figure and text one below the other; then title and figure at the ends of a line; then the text between them. */
  [data-arrangement="ledger"] > & {
    grid-template-areas: "title" "figure" "text";
    align-items: first baseline;
    gap: var(--space-2) var(--space-5);
    padding-block: 1.25rem;

    &:first-child {
      padding-top: 0;
      border-top: 0;
    }
    ${from.phoneLandscape} {
      grid-template: "title figure" auto "text text" auto / minmax(0, 1fr) fit-content(42%);
    }
    ${from.desktop} {
      grid-template: "title text figure" auto / minmax(0, 6fr) minmax(0, 11fr) minmax(0, 5fr);
      column-gap: var(--space-7);
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

  /* Two lines of even length, instead of one and a remainder. */
  ${from.desktop} {
    [data-arrangement="rows"] > * > & {
      text-wrap: balance;
    }
  }

  [data-arrangement="ledger"] > * > & {
    grid-area: text;
  }
`;

/** The bottom line of a ledger's entry. */
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
