import styled from "styled-components";
import { below, from } from "../../theme/breakpoints";
import { hairlineAbove, plainList } from "../../theme/mixins";

export const Grid = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-7) var(--space-6);

  ${below.tablet} {
    display: none;
  }
  ${from.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Its picture, title, sentence, three benefits and link share their lines with those of its neighbours. */
export const Card = styled.li`
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 7;
  justify-items: start;
  row-gap: 0;

  > a {
    margin-top: var(--space-3);
  }
`;

export const Plate = styled.div`
  width: 100%;
  overflow: hidden;
  border: var(--hairline) solid var(--on-line);
  border-radius: var(--radius-card);
  aspect-ratio: 16 / 9;
  background: var(--on-line);

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Title = styled.h3`
  padding-block: var(--space-4) var(--space-2);
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
`;
