import styled from "styled-components";
import { Column } from "../../components/Band/Band";
import { from, whenHovering, withForcedColours } from "../../theme/breakpoints";
import { notPrinted, plainList, smallCapitals } from "../../theme/mixins";
import { onGround } from "../../theme/variables";

export const Ground = styled.footer`
  ${onGround("ink")}
  border-top: var(--hairline) solid var(--on-line);
  background: var(--on-ground);
  color: var(--on-text);
  font-size: 1rem;

  a {
    color: var(--on-text);
    text-decoration: none;
  }
  ${whenHovering} {
    a:hover {
      color: var(--on-heading);
      text-decoration: underline;
    }
  }
  a:active {
    color: var(--on-link);
  }
`;

export const Top = styled(Column)`
  ${notPrinted}
  display: grid;
  gap: var(--space-7) var(--space-8);
  padding-block: var(--space-7);

  ${from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;

export const Company = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
`;

export const Tagline = styled.p`
  max-width: 26rem;
`;

export const Address = styled.address`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  font-style: normal;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
  }
  span > span {
    display: block;
  }
`;

export const Social = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-left: calc(-1 * var(--space-2));
`;

export const SocialLink = styled.a`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
`;

export const Groups = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-6) var(--space-5);

  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Group = styled.div``;

export const Title = styled.h2`
  ${smallCapitals}
  margin-bottom: var(--space-3);
  font-family: var(--font-sans);
  color: var(--on-heading);
`;

export const Links = styled.ul`
  ${plainList}

  a {
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
    padding-block: var(--space-1);
    line-height: 1.35;
  }
`;

export const Base = styled(Column)`
  display: grid;
  gap: var(--space-4) var(--space-6);
  padding-block: var(--space-6) var(--space-7);
  font-size: var(--type-small);

  &::before {
    content: "";
    border-top: var(--hairline) solid var(--on-line);
  }

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;

    &::before,
    > p:first-of-type {
      grid-column: 1 / -1;
    }
  }
`;

export const Statement = styled.p`
  max-width: 60rem;
  color: var(--on-quiet);
`;

export const Legal = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);

  > li > :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
  }
  > li > button {
    padding: 0;
    border: 0;
    background: none;
    color: var(--on-text);

    ${withForcedColours} {
      text-decoration: underline;
    }
    ${whenHovering} {
      &:hover {
        color: var(--on-heading);
        text-decoration: underline;
      }
    }
    &:active {
      color: var(--on-link);
    }
  }
`;
