import styled from "styled-components";
import { FactList } from "../../components/Exhibit/blocks.styles";
import { Figure, Page } from "../../components/Exhibit/Sheet.styles";
import { Eyebrow } from "../../components/Eyebrow";
import { sheet } from "../../theme/breakpoints";
import { hairlineAbove, smallCapitals } from "../../theme/mixins";
import { onGround } from "../../theme/variables";
import { whilePlayed } from "./Ink.styles";

export const Demonstration = styled(Figure)`
  container-type: inline-size;
  display: grid;
  gap: clamp(var(--space-2), 2vw, var(--space-4));
  font-size: var(--type-sheet);
`;

/** What each stage discloses: one text at a time, though all have the room of the longest; below its stage if there is room. */
export const StageTexts = styled.div`
  display: grid;
  color: var(--on-heading);
  line-height: 1.5;

  > p {
    ${whilePlayed("", "grid-area: 1 / 1;")}
    ${whilePlayed(":not([data-current])", "visibility: hidden;")}
  }
  ${sheet.twoColumns} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > p {
      ${whilePlayed("", "grid-area: auto;")}
    }
  }
`;

/**
 * One column for each stage: the terms, the reader and the signature, the pages with the audit trail below them. With less room, pages and
 * trail are side by side below the others; on phones, all are stacked in this order. Print keeps it whole.
 */
export const Paper = styled(Page)`
  display: grid;
  break-inside: avoid;
  padding: 0;
  border-radius: inherit;
  overflow: clip;

  > * {
    padding: clamp(0.625rem, 3cqi, 1.5rem);
  }
  h3 {
    font-size: var(--type-sheet-heading);
  }
  h4 {
    ${smallCapitals}
    color: var(--on-quiet);
    font-family: var(--font-sans);
    line-height: 1.4;
  }
  ${sheet.narrow} {
    > :last-child {
      padding-top: 0;
    }
  }
  ${sheet.twoColumns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    h3 {
      margin-block: var(--space-2) var(--space-4);
    }
  }
  ${sheet.wide} {
    grid-template: auto 1fr / repeat(3, minmax(0, 1fr));

    > :last-child {
      padding-top: 0;
    }
  }
`;

/** The terms: their foot stands beside that of {@link Reader}. */
export const Offer = styled.div`
  display: grid;
  align-content: space-between;
  gap: var(--space-2) var(--space-4);

  ${sheet.wide} {
    grid-row: span 2;
  }
`;

/** The reader and the signature. */
export const Reader = styled(Offer)`
  ${onGround("shaded")}
  background: var(--on-ground);

  /* A name has room on one line beside the signature. */
  ${sheet.narrow} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** A small line above something larger, which speaks for itself on phones. */
export const Kicker = styled(Eyebrow)`
  ${sheet.narrow} {
    display: none;
  }
`;

const stacked = `
  > div {
    display: block;
  }
  > div > dd {
    max-width: none;
    margin: 2px 0 0;
    text-align: start;
  }
`;

/**
 * Names and values, each pair on its line, or side by side on phones. Those under ink have values below their names, and phones show the
 * first: one bar says what the next would. `titled`: the first value is as large as a title.
 */
export const Facts = styled(FactList)`
  ${hairlineAbove}
  margin-top: var(--space-2);

  dt {
    color: var(--on-quiet);
    font-size: var(--type-small);
    /* Figures of one width would widen hyphens. */
    font-variant-numeric: normal;
  }
  &:not([data-layout="lines"]) {
    ${stacked}
  }
  ${sheet.twoColumns} {
    &[data-layout="lines"] > div {
      padding-block: var(--space-3);
    }
    &[data-layout="titled"] > :first-child > dd {
      padding-top: var(--space-1);
      font-family: var(--font-serif);
      font-size: var(--type-h3);
      line-height: 1.3;
    }
  }
  ${sheet.narrow} {
    > div {
      padding-bottom: 0;
      border: 0;
    }
    &[data-layout="lines"] {
      ${stacked}
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 var(--space-3);
    }
    @media screen {
      &:not([data-layout="lines"]) > :not(:first-child) {
        display: none;
      }
    }
  }
`;
