import styled from "styled-components";
import { folding, from, whenHovering } from "../../theme/breakpoints";
import { flowsInPrint, foldingSummary, hairlineAbove, plainList } from "../../theme/mixins";

/** On wide screens, small cards are in rows of four below large ones, or all cards are in rows of three. */
export const Grid = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-7) var(--space-6);

  ${folding.folded} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${from.wide} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

/** Picture, title, sentence, three benefits and link align with those of the neighbouring cards. */
export const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 7;
  justify-items: start;
  row-gap: 0;
  ${flowsInPrint}

  @media print {
    break-inside: avoid;
  }
  ${folding.folded} {
    grid-template-rows: none;
    grid-row: auto;
  }
  ${from.wide} {
    grid-column: span 4;

    [data-large="2"] > & {
      grid-column: span 3;
    }
    [data-large="2"] > &:nth-child(1) {
      grid-column: span 7;
    }
    [data-large="2"] > &:nth-child(2) {
      grid-column: span 5;
    }
  }
  > a {
    margin-top: var(--space-3);

    ${folding.folded} {
      margin-top: var(--space-2);
    }

    ${from.wide} {
      [data-large="2"] > :nth-child(n + 3) > & {
        font-size: 1rem;
      }
    }
    /* Makes the whole card clickable. */
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

  ${folding.folded} {
    aspect-ratio: 5 / 2;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: scale var(--time-fade) var(--easing);
  }
  ${from.wide} {
    [data-large="2"] > * > & {
      aspect-ratio: 8 / 5;
    }
    [data-large="2"] > :nth-child(1) > & {
      aspect-ratio: 14 / 5;
    }
    /* As tall as the wider picture beside it. */
    [data-large="2"] > :nth-child(2) > & {
      height: 100%;
      aspect-ratio: auto;
      contain: size;
    }
  }
  ${whenHovering} {
    ${Card}:hover & img {
      scale: 1.03;
    }
  }
`;

export const Title = styled.h3`
  padding-block: var(--space-4) var(--space-2);
  text-decoration: underline transparent 1px;
  text-underline-offset: 0.2em;
  transition: text-decoration-color var(--time-control) var(--easing);

  ${from.wide} {
    [data-large="2"] > :nth-child(-n + 2) > & {
      font-size: 1.875rem;
    }
    [data-large="2"] > :nth-child(n + 3) > & {
      font-size: 1.25rem;
    }
  }
  ${whenHovering} {
    ${Card}:hover & {
      text-decoration-color: var(--on-link);
    }
  }
`;

export const Description = styled.p`
  ${Card} > & {
    max-width: var(--measure);
    padding-bottom: var(--space-4);

    ${folding.folded} {
      padding-bottom: var(--space-2);
    }
  }
  ${from.wide} {
    [data-large="2"] > :nth-child(n + 3) > & {
      font-size: 1rem;
    }
  }
`;

/** The benefits on phones, above the link that covers the card. */
export const Fold = styled.details`
  position: relative;
  z-index: 1;
  width: 100%;

  ${folding.open} {
    display: none;
  }
  > summary {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    width: fit-content;
    min-height: var(--target);
    ${foldingSummary}
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
    ${flowsInPrint}

    ${folding.folded} {
      display: none;
    }
  }
`;

export const Benefit = styled.li`
  ${hairlineAbove}
  padding-block: var(--space-2);
  font-size: 1rem;
  color: var(--on-heading);
  text-wrap: balance;
`;
