import styled from "styled-components";
import { Column } from "../../components/Band/Band";
import { from, whenHovering } from "../../theme/breakpoints";
import { hairlineAbove, notPrinted, plainList, smallCapitals } from "../../theme/mixins";
import { onGround } from "../../theme/variables";

export const Head = styled.header`
  ${onGround("ink")}
  margin-top: calc(-1 * var(--header-height));
  position: relative;
  overflow: hidden;

  /* Over the contour lines. */
  > div {
    position: relative;
  }
  padding-block: calc(var(--header-height) + var(--space-8)) var(--space-8);

  @media print {
    margin-top: 0;
    padding-block: 0;
  }
  background: var(--on-ground);
  color: var(--on-text);
`;

export const Lead = styled.p`
  max-width: 40rem;
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
  padding-block: var(--space-8) var(--section-space);

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
  font-size: 1rem;
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
  }
  ${whenHovering} {
    a:hover {
      color: var(--on-link);
    }
  }
  a:active {
    color: var(--on-heading);
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
  max-width: 44rem;

  > * + *,
  > section > * + * {
    margin-top: var(--space-4);
  }
  > * + section {
    ${hairlineAbove}
    margin-top: var(--space-7);
    padding-top: var(--space-5);
  }
  h2 {
    font-size: clamp(1.5rem, 1.3rem + 0.8vw, 2rem);
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

  @media print {
    max-width: none;

    /* On paper an address is of use only when it can be read. */
    a[href^="http"]::after {
      content: " (" attr(href) ")";
    }
  }
`;

/** Lets a wide table scroll by itself. */
export const Wide = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    min-width: 36rem;
    border-collapse: collapse;
    font-size: 1rem;
    line-height: 1.5;
  }
  th,
  td {
    ${hairlineAbove}
    padding: var(--space-3) var(--space-4) var(--space-3) 0;
    text-align: left;
    vertical-align: top;
  }
  th {
    ${smallCapitals}
    border-top: 0;
  }
`;
