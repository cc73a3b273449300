import styled, { css } from "styled-components";
import { withForcedColours } from "../../theme/breakpoints";
import { plainList } from "../../theme/mixins";
import { type Staged, shownUntilStage, onceDisclosed, RETRACTION, shownFromStage } from "./stages";

export const SignatureLine = styled.div`
  margin-block: var(--space-2);
  border-bottom: var(--hairline) solid var(--on-control-line);

  svg {
    width: min(100%, 13.75rem);
    height: auto;
    overflow: visible;
  }
`;

const drawn = css`
  stroke-dashoffset: 0;
  visibility: visible;
  transition:
    stroke-dashoffset 1100ms cubic-bezier(0.5, 0.1, 0.3, 1) 300ms,
    visibility 0s 300ms;
`;

/** Drawn from its first stroke to its last. */
export const SignatureStroke = styled.path<Staged>`
  fill: none;
  stroke: var(--colour-brass-deep);
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-dasharray: 1;
  stroke-dashoffset: 1;
  visibility: hidden;
  transition:
    stroke-dashoffset var(--time-control) linear,
    visibility 0s var(--time-control);
  ${({ $stage }) => onceDisclosed($stage, drawn)}

  ${withForcedColours} {
    stroke: CanvasText;
  }
`;

/** Two sentences in the same place, shown one at a time. */
export const Either = styled.div`
  display: grid;
  font-size: var(--type-small);

  > * {
    grid-area: 1 / 1;
  }
`;

export const Before = styled.p<Staged>`
  ${shownUntilStage}
  color: var(--on-quiet);
`;

export const After = styled.p<Staged>`
  ${shownFromStage}
  color: var(--on-heading);
`;

export const Entries = styled.ol`
  ${plainList}
  position: relative;
  margin-top: var(--space-2);
  font-size: var(--type-small);
  line-height: 1.45;
`;

export const Empty = styled.li<Staged>`
  ${shownUntilStage}
  position: absolute;
  inset: 0;
  padding-top: var(--space-2);
  border-top: 2px solid var(--on-line);
  color: var(--on-quiet);
`;

const arrived = css`
  display: grid;
  opacity: 1;
  visibility: visible;
  transition: opacity var(--time-fade) var(--easing) ${RETRACTION};

  &::before {
    transform: none;
    transition: transform 700ms var(--easing) ${RETRACTION};
  }
`;

/** An entry of the trail, below a brass line that draws itself. */
export const Entry = styled.li<Staged>`
  position: relative;
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: var(--space-2);
  padding-block: clamp(0.25rem, 0.7cqi, 0.5rem);
  color: var(--on-heading);
  opacity: 0;
  visibility: hidden;

  &::before {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    border-top: 2px solid var(--on-accent);
    transform: scaleX(0);
    transform-origin: left;
  }
  ${({ $stage }) => onceDisclosed($stage, arrived)}

  span {
    color: var(--on-quiet);
    font-variant-numeric: tabular-nums;
  }
`;
