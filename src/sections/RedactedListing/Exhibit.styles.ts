import styled from "styled-components";
import { from } from "../../theme/breakpoints";
import { hairlineAbove, smallCapitals } from "../../theme/mixins";
import { onGround } from "../../theme/variables";

/** The number of columns of the sheet, by the width of its frame. */
export const columns = {
  one: "@container (max-width: 37.99rem)",
  two: "@container (min-width: 38rem) and (max-width: 59.99rem)",
  twoOrThree: "@container (min-width: 38rem)",
  three: "@container (min-width: 60rem)",
} as const;

export const Frame = styled.figure`
  container-type: inline-size;
  display: grid;
  gap: var(--space-2);
  margin: 0;

  ${from.tablet} {
    gap: var(--space-4);
  }
`;

/**
 * One column for each stage: the terms, the reader and the signature, the pages with the audit trail below them. With less room, pages and
 * trail are side by side below the others; on phones, all are stacked in this order.
 */
export const Sheet = styled.div`
  ${onGround("paper")}
  display: grid;
  border: var(--hairline) solid var(--on-line);
  border-radius: var(--radius-card);
  background: var(--on-card);
  color: var(--on-text);
  overflow: clip;

  ${columns.two} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${columns.three} {
    grid-template: auto 1fr / repeat(3, minmax(0, 1fr));
  }
`;

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

/** The reader, and the signature at the foot. */
export const Side = styled.div`
  ${onGround("shaded")}
  ${side}
  align-content: space-between;
  background: var(--on-ground);

  /* A name has room on one line beside the signature. */
  ${columns.one} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);

    && svg {
      width: auto;
      height: 2.25rem;
    }
  }
  ${columns.three} {
    grid-row: span 2;
  }
`;

export const Listing = styled.div`
  ${side}

  ${columns.one} {
    gap: var(--space-1);
  }
  /* The terms are at the foot, beside the signature. */
  ${columns.twoOrThree} {
    grid-template-rows: auto auto 1fr;

    > :last-child {
      align-self: end;
    }
  }
  ${columns.three} {
    grid-row: span 2;
  }
`;

/** The confidential pages. */
export const Pages = styled(Part)`
  padding: ${room};
`;

/** The audit trail. */
export const AuditTrail = styled(Part)`
  padding: 0 ${room} ${room};

  ${columns.two} {
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
  padding-top: var(--space-2);
  font-size: var(--type-small);

  ${from.tablet} {
    padding-top: var(--space-4);
  }
`;
