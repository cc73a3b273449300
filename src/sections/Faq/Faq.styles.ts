import styled from "styled-components";
import { from } from "../../theme/breakpoints";
import { answersPointer, flowsInPrint, hairlineAbove, notPrinted, plainList, smallCapitals } from "../../theme/mixins";

export const Grid = styled.div`
  display: grid;
  gap: var(--space-7) var(--space-8);

  ${from.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 8fr);

    /* If nothing was found, the subjects take the whole width. */
    &[data-found="false"] {
      grid-template-columns: minmax(0, 1fr);

      > nav > ul {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: 0 var(--space-8);
      }
    }
  }
  ${flowsInPrint}
`;

export const Subjects = styled.nav`
  ${notPrinted}
  align-self: start;

  ${from.desktop} {
    position: sticky;
    top: calc(var(--header-height) + var(--space-5));
  }
  > p {
    ${smallCapitals}
    padding-bottom: var(--space-3);
    color: var(--on-quiet);
  }
  ul {
    ${plainList}
  }
  li {
    ${hairlineAbove}
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-height: var(--target);
    padding-block: var(--space-2);
    color: var(--on-heading);
    font-size: var(--type-base);
    line-height: 1.3;
    text-decoration: none;
    ${answersPointer}
  }
  a > span {
    color: var(--on-quiet);
    font-size: var(--type-small);
    font-variant-numeric: tabular-nums;
  }
`;

export const Categories = styled.div`
  display: grid;
  gap: var(--space-8);
  ${flowsInPrint}

  h3 {
    padding-bottom: var(--space-4);
    font-size: var(--type-chapter);
  }
  ul {
    ${plainList}
    border-bottom: var(--hairline) solid var(--on-line);
  }
  li {
    ${hairlineAbove}

    @media print {
      break-inside: avoid;
    }
  }
`;
