import styled from "styled-components";
import { folding, from, whenHovering } from "../../theme/breakpoints";
import { hairlineAbove, plainList } from "../../theme/mixins";

export const Grid = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-7) var(--space-6);

  ${folding.folded} {
    display: none;
  }
  ${from.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Its picture, title, sentence, three benefits and link align with those of its neighbours. */
export const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 7;
  justify-items: start;
  row-gap: 0;

  > a {
    margin-top: var(--space-3);

    /* The whole card answers to the pointer. */
    &::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }
`;

export const Plate = styled.div`
  width: 100%;
  overflow: hidden;
  border: var(--hairline) solid var(--on-line);
  border-radius: var(--radius-card);
  aspect-ratio: 2;
  background: var(--on-line);

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: scale var(--time-fade) var(--easing);
  }
  ${whenHovering} {
    ${Card}:hover & img {
      scale: 1.03;
    }
  }
`;

/** Beside a folded row's title, until the row shows the whole picture. */
export const Thumbnail = styled(Plate)`
  && {
    grid-area: 1 / 2;
    width: 4rem;
  }
  h3:has(+ &) {
    grid-column: 1;
  }
  [open] > * > & {
    visibility: hidden;
  }
`;

export const Title = styled.h3`
  padding-block: var(--space-4) var(--space-2);
  text-decoration: underline transparent 1px;
  text-underline-offset: 0.2em;
  transition: text-decoration-color var(--time-control) var(--easing);

  ${whenHovering} {
    ${Card}:hover & {
      text-decoration-color: var(--on-link);
    }
  }
`;

export const Description = styled.p`
  ${Card} > & {
    padding-bottom: var(--space-4);
  }
`;

export const Benefits = styled.ul`
  ${plainList}
  width: 100%;

  ${Card} > & {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 3;
    row-gap: 0;
  }
`;

export const Benefit = styled.li`
  ${hairlineAbove}
  padding-block: var(--space-2);
  font-size: 1rem;
  color: var(--on-heading);
  text-wrap: balance;
`;
