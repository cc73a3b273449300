import styled from "styled-components";
import { from } from "../../theme/breakpoints";
import { hairlineAbove, smallCapitals } from "../../theme/mixins";
import { onGround } from "../../theme/variables";
import { columns } from "./columns";

export const Frame = styled.figure`
  container-type: inline-size;
  display: grid;
  gap: var(--space-3);
  margin: 0;

  ${from.tablet} {
    gap: var(--space-4);
  }
`;

/**
 * On phones, the reader's details follow the terms, on the same screen as the choice of stage. Elsewhere they are beside the terms, and the
 * pages are below the shorter of the two, or between them.
 */
export const Sheet = styled.div`
  ${onGround("paper")}
  display: grid;
  border: var(--hairline) solid var(--on-line);
  border-radius: var(--radius-card);
  background: var(--on-card);
  color: var(--on-text);
  overflow: clip;

  ${columns.twoOrThree} {
    grid-template: auto 1fr auto / minmax(0, 11fr) minmax(0, 9fr);
  }
  ${columns.three} {
    grid-template: auto / repeat(3, minmax(0, 1fr));
  }
`;

/** Terms in rows take more room than what is beside them. */
const longTerms = `${Sheet}:has(> :first-child [data-look="rows"])`;

/** The room around a part of the sheet. */
const room = "clamp(0.625rem, 3cqi, 1.5rem)";

const side = `
  display: grid;
  align-content: start;
  gap: var(--space-4);
  padding: ${room};
`;

export const Part = styled.div`
  h4 {
    ${smallCapitals}
    color: var(--on-quiet);
    font-family: var(--font-sans);
    line-height: 1.4;
  }
`;

/** The audit trail, below the whole sheet. */
export const Record = styled(Part)`
  ${onGround("band")}
  ${hairlineAbove}
  grid-column: 1 / -1;
  padding: clamp(0.75rem, 2cqi, 1rem) ${room};
  background: var(--on-ground);
`;

export const Side = styled.div`
  ${onGround("band")}
  ${side}
  background: var(--on-ground);

  ${columns.one} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    && svg {
      width: auto;
      height: 2.25rem;
    }
  }
  ${columns.twoOrThree} {
    grid-area: 1 / 2 / span 2;
  }
  ${columns.two} {
    ${longTerms} > & {
      grid-row: 1;
    }
  }
  ${columns.three} {
    grid-area: 1 / 3;
  }
`;

export const Listing = styled.div`
  ${side}

  /* The terms' values fit beside their names. */
  ${columns.one} {
    gap: var(--space-1);

    [data-look="rows"] > div {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`;

/** The confidential pages. */
export const Pages = styled(Part)`
  padding: ${room};

  ${columns.twoOrThree} {
    padding-top: 0;
  }
  ${columns.two} {
    ${longTerms} > & {
      grid-column: 1 / -1;
      padding-top: ${room};
    }
  }
  ${columns.three} {
    padding-top: ${room};
  }
`;

export const Kind = styled.p`
  ${smallCapitals}
  color: var(--on-link);

  ${columns.one} {
    display: none;
  }
`;

export const Heading = styled.h3`
  font-size: clamp(1.375rem, 5cqi, 2rem);

  ${columns.twoOrThree} {
    margin-top: calc(-1 * var(--space-2));
  }
`;

export const Caption = styled.figcaption`
  ${hairlineAbove}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-5);
  padding-top: var(--space-3);
  font-size: var(--type-small);

  ${from.tablet} {
    padding-top: var(--space-4);
  }
`;
