import styled from "styled-components";
import { Fact, FactList } from "../../components/Exhibit/blocks.styles";
import { Figure, Page } from "../../components/Exhibit/Sheet.styles";
import { Eyebrow } from "../../components/Eyebrow";
import { sheet } from "../../theme/breakpoints";
import { hairlineAbove, smallCapitals } from "../../theme/mixins";
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
    ${whilePlayed("visibility: hidden;", ":not([data-current])")}

    ${sheet.narrow} {
      ${whilePlayed("grid-area: 1 / 1;", "")}
    }
  }
  ${sheet.notNarrow} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** One column for each stage. With less room, the last is below the others; on phones, all are stacked. */
export const Paper = styled(Page)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  padding: 0;
  border-radius: inherit;
  overflow: clip;

  h3 {
    font-size: var(--type-sheet-heading);
  }
  h4 {
    ${smallCapitals}
    color: var(--on-quiet);
    font-family: var(--font-sans);
    line-height: 1.4;
  }
  ${sheet.twoColumns} {
    h3 {
      margin-block: var(--space-2) var(--space-4);
    }
  }
`;

/** The listing. */
export const Terms = styled.div`
  --edge: clamp(0.9375rem, 3cqi, 1.5rem);
  display: grid;
  align-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--edge);
`;

/** Who reads it, and signs. */
export const Reader = styled(Terms)`
  background: var(--on-ground);

  /* A name has room on one line beside the signature. */
  ${sheet.narrow} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
  ${sheet.twoColumns} {
    ${Fact}:first-child > dd {
      padding-top: var(--space-1);
      font-family: var(--font-serif);
      font-size: var(--type-h3);
      line-height: 1.3;
    }
  }
`;

/** The pages and the audit trail, side by side if there is room. */
export const Room = styled(Terms)`
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  align-content: start;
  gap: var(--edge) calc(2 * var(--edge));

  ${sheet.notWide} {
    grid-column: 1 / -1;
  }
`;

/** A small line above something larger, which speaks for itself on phones. */
export const Kicker = styled(Eyebrow)`
  ${sheet.narrow} {
    display: none;
  }
`;

const stacked = `
  ${Fact} { display: block; }
  dd { max-width: none; margin: 2px 0 0; text-align: start; }
`;

/**
 * Names and values, each pair on its line, or side by side on phones. Those under ink have values below their names, and phones show the
 * first: one bar says what the next would.
 */
export const Facts = styled(FactList)`
  ${hairlineAbove}
  margin-top: var(--space-2);

  dt {
    color: var(--on-quiet);
    font-size: var(--type-small);
  }
  &[data-look="stacked"] {
    ${stacked}
  }
  ${sheet.twoColumns} {
    &[data-look="lines"] ${Fact} {
      padding-block: var(--space-3);
    }
  }
  ${sheet.narrow} {
    ${stacked}
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);

    ${Fact} {
      padding-bottom: 0;
      border: 0;
    }
    @media screen {
      &[data-look="stacked"] ${Fact}:not(:first-child) {
        display: none;
      }
    }
  }
`;
