import styled from "styled-components";
import { Column } from "../../components/Band";
import { from } from "../../theme/breakpoints";
import { notPrinted } from "../../theme/mixins";

/** An exhibit that rises out of the land below the words. */
export const ExhibitColumn = styled(Column)`
  order: 2;
  padding-bottom: var(--space-6);

  figcaption {
    text-wrap: balance;
  }
`;

export const Foot = styled(Column)`
  position: relative;
  order: 2;
  max-width: none;
  padding-inline: var(--column-edge);
  padding-bottom: var(--space-5);
  background: var(--on-ground);

  /* The land fades out above the figures' line. */
  &::before {
    ${notPrinted}
    content: "";
    position: absolute;
    inset: auto 0 100%;
    z-index: -1;
    height: 6rem;
    background: linear-gradient(transparent, var(--on-ground));
  }
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5) var(--space-5);
  margin: 0;
  padding-top: var(--space-5);
  border-top: var(--hairline) solid var(--on-control-line);

  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  }
  &[data-count="3"] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
`;

export const FigureLabel = styled.dt`
  font-size: var(--type-small);
`;

export const FigureValue = styled.dd`
  margin: 0;
  color: var(--on-heading);
  font-family: var(--font-serif);
  font-size: var(--type-h2);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.2;
`;

export const FiguresNote = styled.p`
  /* Keeps clear of the video's pause button. */
  padding-right: var(--target);
  margin-top: var(--space-3);
  font-size: var(--type-label);
  color: var(--on-quiet);
`;
