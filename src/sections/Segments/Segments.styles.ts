import styled from "styled-components";
import { from } from "../../theme/breakpoints";
import { hairlineAbove, plainList } from "../../theme/mixins";

export const Grid = styled.ul`
  ${plainList}
  display: grid;
  gap: var(--space-8) var(--space-6);

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Card = styled.li`
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 5;
  align-content: start;
  justify-items: start;
  gap: var(--space-4);
`;

export const Plate = styled.div`
  width: 100%;
  overflow: hidden;
  border-radius: var(--radius-card);
  aspect-ratio: 4 / 3;
  background: var(--on-line);

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Title = styled.h3``;

export const Description = styled.p`
  /* The title stands closer to its sentence than rows of a card stand to each other. */
  margin-top: calc(-1 * var(--space-2));
`;

export const Benefits = styled.ul`
  ${plainList}
  width: 100%;
`;

export const Benefit = styled.li`
  ${hairlineAbove}
  padding-block: var(--space-2);
  font-size: 1rem;
  color: var(--on-heading);
`;
