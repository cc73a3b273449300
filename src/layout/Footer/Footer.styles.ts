import styled, { css } from "styled-components";
import { Column } from "../../components/Band";
import { ContentLink } from "../../components/ContentLink";
import { below, from, whenHovering } from "../../theme/breakpoints";
import { linkLine, notPrinted, plainList, smallCapitals } from "../../theme/mixins";

/** Underlined only on hover. */
export const quietLink = css`
  ${whenHovering} {
    &:hover {
      color: var(--on-heading);
      text-decoration: underline;
    }
  }
  &:active {
    color: var(--on-link);
  }
`;

export const Surface = styled.footer`
  border-top: var(--hairline) solid var(--on-line);
  background: var(--on-ground);
  color: var(--on-text);
  font-size: var(--type-dense);
  line-height: 1.5;

  :is(li, address) a {
    color: var(--on-text);
    text-decoration: none;

    ${quietLink}
  }
`;

/** Like a colophon: one line about the company, then every page in columns, and contact details in the last column. */
export const Top = styled(Column)`
  ${notPrinted}
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-5) var(--space-4);

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-6) clamp(3rem, 6vw, 6rem);
    padding-block: var(--space-6);
  }
`;

export const Company = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-1);
  align-items: center;
  justify-content: space-between;

  ${from.desktop} {
    grid-column: 1 / -1;
    flex-wrap: nowrap;
    column-gap: var(--space-7);
    padding-bottom: var(--space-5);
    border-bottom: var(--hairline) solid var(--on-line);
  }
`;

/** Beside the name if there is room, otherwise below it and the networks' icons. */
export const Tagline = styled.p`
  order: 1;
  flex-basis: 100%;
  max-width: 42rem;
  color: var(--on-quiet);

  ${from.desktop} {
    order: 0;
    flex: 1;
  }
`;

/** Running text on small screens; in its own column, one item per line. */
export const Address = styled.address`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  font-style: normal;

  a {
    ${linkLine}
  }
  > strong,
  > span {
    flex-basis: 100%;
  }
  ${below.desktop} {
    > span > span:not(:last-child)::after {
      content: ", ";
    }
  }
  ${from.desktop} {
    display: grid;
    align-content: start;
    justify-items: start;

    span > span {
      display: block;
    }
  }
`;

/** On phones, on one line with the name. The last icon, not its larger target, aligns with the column's edge. */
export const Social = styled.ul`
  ${plainList}
  --mark-target: min(var(--target), 10vw);
  display: flex;
  flex-wrap: wrap;
  margin-right: calc((1.5rem - var(--mark-target)) / 2);
`;

export const SocialLink = styled(ContentLink)`
  display: grid;
  place-items: center;
  width: var(--mark-target);
  height: var(--target);
`;

export const Groups = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4) var(--space-5);

  /* Short lists stand beside long ones: the shorter column takes the next list. */
  ${below.tablet} {
    > [data-long="true"] {
      grid-row: span 2;
    }
  }
  ${from.tablet} {
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
  }
`;

export const Title = styled.h2`
  ${smallCapitals}
  margin-bottom: var(--space-2);
  font-family: var(--font-sans);
  color: var(--on-link);
  line-height: 1.08;
`;

export const Links = styled.ul`
  ${plainList}

  a {
    ${linkLine}
    padding-block: var(--space-1);
    line-height: 1.35;
  }
`;
