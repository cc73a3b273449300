import styled from "styled-components";
import { Column } from "../../components/Band";
import { from } from "../../theme/breakpoints";
import { answersPointer, hairlineAbove, notPrinted, plainList, smallCapitals } from "../../theme/mixins";
import { tables } from "./tables.styles";

export const Head = styled.header`
  margin-top: calc(-1 * var(--header-height));
  padding-block: calc(var(--header-height) + var(--space-7)) 0;
  background: var(--on-ground);
  color: var(--on-text);

  /* The page's only brass line, under the title. */
  > div::after {
    content: "";
    display: block;
    margin-top: var(--space-6);
    border-top: var(--hairline) solid var(--on-accent);
  }

  @media print {
    margin-top: 0;
    padding-block: 0;
  }
`;

export const Lead = styled.p`
  max-width: 44rem;
  margin-top: var(--space-4);
  font-size: var(--type-lead);
`;

export const Facts = styled.p`
  margin-top: var(--space-4);
  font-size: var(--type-small);
`;

export const Page = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
  padding-block: var(--space-6) var(--section-space);

  @media print {
    display: block;
    padding-block: var(--space-5);
  }
  ${from.desktop} {
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: var(--space-8);
  }
`;

export const Contents = styled.nav`
  ${notPrinted}
  font-size: var(--type-base);
  line-height: 1.4;

  ol {
    ${plainList}
  }
  a {
    ${hairlineAbove}
    display: block;
    padding-block: var(--space-2);
    color: var(--on-text);
    text-decoration: none;
    ${answersPointer}
  }

  ${from.desktop} {
    position: sticky;
    top: calc(var(--header-height) + var(--space-5));
    max-height: calc(100vh - var(--header-height) - var(--space-7));
    overflow-y: auto;
    align-self: start;
  }
`;

export const ContentsTitle = styled.h2`
  ${smallCapitals}
  margin-bottom: var(--space-3);
  font-family: var(--font-sans);
  color: var(--on-quiet);
`;

export const Text = styled.div`
  container-type: inline-size;

  /* Text has a readable measure; only tables take up the full width. */
  @media screen {
    > :not(section, table),
    > section > :not(table) {
      max-width: 44rem;
    }
  }

  > :where(:not(:first-child)),
  > section > :where(:not(:first-child)) {
    margin-top: var(--space-4);
  }
  > section:not(:first-child) {
    ${hairlineAbove}
    margin-top: var(--space-7);
    padding-top: var(--space-5);
  }
  h2 {
    font-size: var(--type-chapter);
  }
  h3 {
    margin-top: var(--space-5);
  }
  strong {
    color: var(--on-heading);
    font-weight: 600;
  }
  ul,
  ol {
    padding-left: 1.25rem;
  }
  li + li {
    margin-top: var(--space-2);
  }

  ${tables}

  @media print {
    /* On paper, a link is useful only if its address is printed. */
    a[href^="http"]::after {
      content: " (" attr(href) ")";
    }
  }
`;
