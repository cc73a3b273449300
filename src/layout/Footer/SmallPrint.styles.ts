import styled from "styled-components";
import { Column } from "../../components/Band";
import { from, withForcedColours } from "../../theme/breakpoints";
import { linkLine, notPrinted, plainList } from "../../theme/mixins";
import { quietLink } from "./Footer.styles";

export const Statement = styled.p`
  max-width: 64rem;
  color: var(--on-quiet);
  text-wrap: balance;
`;

/** The small print below all columns. */
export const Base = styled(Column)`
  display: grid;
  gap: var(--space-3) var(--space-6);
  padding-block: 0 var(--space-5);
  font-size: var(--type-label);

  &::before {
    content: "";
    margin-bottom: var(--space-2);
    border-top: var(--hairline) solid var(--on-line);
  }

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;

    &::before,
    > ${Statement} {
      grid-column: 1 / -1;
    }
  }
`;

export const Legal = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  ${notPrinted}

  > li > :is(a, button) {
    ${linkLine}
  }
  > li > button {
    padding: 0;
    border: 0;
    background: none;
    color: var(--on-text);

    ${withForcedColours} {
      text-decoration: underline;
    }
    ${quietLink}
  }
`;
