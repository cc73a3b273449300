import styled from "styled-components";
import { withForcedColours } from "../../theme/breakpoints";
import { plainList } from "../../theme/mixins";
import { disappears, RETRACTION, whileCovered } from "./Ink.styles";

/** Draws itself above its line, from the first stroke to the last. */
export const Signature = styled.svg`
  height: clamp(2.25rem, 8cqi, 3.5rem);
  margin-top: var(--space-2);
  fill: none;
  stroke: var(--colour-brass-deep);
  stroke-width: 1.75;
  stroke-linejoin: round;
  stroke-dasharray: 1;
  transition: stroke-dashoffset 1100ms cubic-bezier(0.5, 0.1, 0.3, 1) 300ms;
  overflow: visible;
  ${whileCovered("stroke-dashoffset: 1; transition: stroke-dashoffset var(--time-control) linear;")}

  ${withForcedColours} {
    stroke: CanvasText;
  }
`;

/** Two sentences below the line, shown one at a time. */
export const Either = styled.div`
  display: grid;
  padding-top: var(--space-2);
  border-top: var(--hairline) solid var(--on-control-line);
  font-size: var(--type-small);

  > * {
    grid-area: 1 / 1;
    color: var(--on-heading);
    ${whileCovered("visibility: hidden;")}
  }
  > :first-child {
    color: var(--on-quiet);
    ${disappears}
  }
`;

/** The sentence that there is no entry yet, and the entries that take its place, each below a brass line that draws itself. */
export const Trail = styled.ol`
  ${plainList}
  position: relative;
  margin-top: var(--space-2);
  font-size: var(--type-small);

  > :first-child {
    ${disappears}
    position: absolute;
    inset: 0;
    padding-top: var(--space-2);
    border-top: 2px solid var(--on-line);
    color: var(--on-quiet);
  }
`;

export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: var(--space-2);
  padding-block: clamp(0.25rem, 0.7cqi, 0.5rem);
  color: var(--on-heading);
  transition: opacity var(--time-fade) var(--easing) ${RETRACTION};

  &::before {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    border-top: 2px solid var(--on-accent);
    transform-origin: left;
    transition: transform 700ms var(--easing) ${RETRACTION};
  }
  ${whileCovered(`
    opacity: 0;
    visibility: hidden;
    transition: none;
    &::before { transform: scaleX(0); transition: none; }
  `)}

  span {
    color: var(--on-quiet);
    font-variant-numeric: tabular-nums;
  }
`;
