import styled from "styled-components";
import { below, from, whenHovering } from "../../theme/breakpoints";
import { flowsInPrint, hairlineAbove, plainList, wholeEntry } from "../../theme/mixins";

/** On wide screens, two large cards are above rows of four small ones. */
export const Grid = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 2.5rem var(--space-6);

  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: var(--space-6);
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
  /* On phones, the picture is beside the title. */
  ${below.tablet} {
    grid-template: none / 5.25rem minmax(0, 1fr);
    grid-row: auto;
    column-gap: var(--space-4);

    > :first-child {
      grid-row: span 2;
      align-self: start;
      aspect-ratio: 1;
    }
    > h3 {
      padding-top: 0;
    }
    > ul,
    > a {
      grid-column: 1 / -1;
    }
  }
  ${from.wide} {
    &[data-size="wide"] {
      --shape: 14 / 5;
      grid-column: span 7;
    }
    &[data-size="large"] {
      grid-column: span 5;
    }
    &[data-size="small"] {
      --title: var(--type-title);
      --text: var(--type-base);
      grid-column: span 3;
    }
  }
  > a {
    ${wholeEntry}
    margin-top: var(--space-3);
    font-size: var(--text, inherit);

    ${below.tablet} {
      margin-top: var(--space-2);
    }
  }
`;

export const PictureFrame = styled.div`
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
    transition: filter var(--time-control) var(--easing);
  }
  ${from.wide} {
    aspect-ratio: var(--shape, 8 / 5);

    /* As tall as the wider picture beside it. */
    [data-size="large"] > & {
      height: 100%;
      aspect-ratio: auto;
      contain: size;
    }
  }
  /* Its line in brass, which is the brightest, lights up. */
  ${whenHovering} {
    ${Card}:hover & img {
      filter: brightness(1.2);
    }
  }
`;

export const Title = styled.h3`
  padding-block: var(--space-4) var(--space-2);
  text-decoration: underline transparent 1px;
  text-underline-offset: 0.2em;

  ${from.wide} {
    font-size: var(--title, var(--type-card));
  }
  ${whenHovering} {
    ${Card}:hover & {
      text-decoration-color: var(--on-link);
    }
  }
`;

export const Description = styled.p`
  max-width: var(--measure);
  padding-bottom: var(--space-4);
  font-size: var(--text, inherit);

  ${below.tablet} {
    padding-bottom: var(--space-2);
  }
`;

export const Benefits = styled.ul`
  ${plainList}
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 3;
  row-gap: 0;
  width: 100%;
  ${flowsInPrint}

  ${below.tablet} {
    display: block;
  }
`;

export const Benefit = styled.li`
  ${hairlineAbove}
  padding-block: 0.45rem;
  font-size: var(--type-base);
  color: var(--on-heading);
  text-wrap: balance;

  ${below.tablet} {
    padding-block: 0.3rem;
  }
`;
