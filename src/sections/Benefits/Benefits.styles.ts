import styled from "styled-components";
import { from } from "../../theme/breakpoints";
import { hairlineAbove, plainList } from "../../theme/mixins";

/** What the section shows. */
export const Frame = styled.div`
  margin: 0 0 var(--space-5);
`;

export const Panel = styled.div`
  overflow: clip;
  border-radius: var(--radius-card);
  /* A shadow, not a border, which would make the picture narrower than it was drawn, and blur it. */
  box-shadow: 0 0 0 var(--hairline) var(--on-line);
  background: var(--on-card);

  img {
    width: 100%;
    height: auto;
  }
`;

/** The dark ground of a stage's heading and of the upper part of what it shows. */
export const Stage = styled.div`
  background: var(--on-ground);
`;

export const Entries = styled.ul`
  ${plainList}
  display: grid;
  align-content: start;
  column-gap: var(--space-6);
`;

export const Entry = styled.li`
  ${hairlineAbove}
  display: grid;
  align-content: start;
  gap: var(--space-2);
  padding-block: var(--space-4);

  ${from.tablet} {
    gap: var(--space-3);
    padding-block: var(--space-5);
  }
`;

export const EntryText = styled.p`
  max-width: var(--measure);
`;

/** The figure in a ledger's entry. */
export const EntryFigure = styled.p`
  grid-area: figure;
  color: var(--on-link);
  font-family: var(--font-serif);
  font-size: var(--type-h3);
  font-variant-numeric: lining-nums tabular-nums;
  line-height: 1.2;

  ${from.phoneLandscape} {
    text-align: right;
  }
`;
