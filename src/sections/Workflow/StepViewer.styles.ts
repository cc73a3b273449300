import styled, { css, keyframes } from "styled-components";
import { below, from } from "../../theme/breakpoints";
import { hairlineAbove, plainList } from "../../theme/mixins";
import { allStepsAtOnce } from "./media";

/** Where scripts may come, the static HTML waits for them with one step. */
const SCRIPTS_MAY_COME = "@media screen and (scripting: enabled)";

/** All steps in one place: the highest of them says how much room there is, whichever is shown. */
const onePlace = "grid-area: 1 / 1;";

const inOnePlace = keyframes`
  from, to { ${onePlace} }
`;

const outOfSight = keyframes`
  from, to { visibility: hidden; }
`;

/**
 * One step, in the room that it will have, from the first paint on, so that nothing moves under the reader when scripts take over: on a slow
 * phone that takes several seconds. When they fail every step appears, and also when they are not there after a quarter of a minute (the delay).
 */
const oneStep = css`
  > li {
    animation: ${inOnePlace} 1ms 15s backwards;
  }
  &:not(:has(> li:target)) > li:not(:first-child),
  &:has(> li:target) > li:not(:target) {
    animation:
      ${inOnePlace} 1ms 15s backwards,
      ${outOfSight} 1ms 15s backwards;
  }
`;

export const Introduction = styled.div`
  ${hairlineAbove}
  display: grid;
  gap: var(--space-4) var(--space-7);
  padding-block: var(--space-5) var(--space-6);

  ${from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) auto;
  }
`;

export const WorkflowTitle = styled.h3``;

export const Toggle = styled.div`
  ${allStepsAtOnce} {
    display: none;
  }
  button {
    min-height: var(--target);
  }
  ${from.desktop} {
    margin-top: calc(-1 * var(--space-2));
  }
`;

export const Plate = styled.div`
  ${hairlineAbove}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--space-8);

  ${from.desktop} {
    &:not([data-view="all"]) {
      grid-template-columns: minmax(0, 4fr) minmax(0, 9fr);
    }
  }
  ${allStepsAtOnce} {
    &:not([data-view="all"]) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const ProgressMap = styled.div`
  padding-block: var(--space-6);

  /* At the right of the number, above the title. */
  ${below.desktop} {
    grid-area: 1 / 1;
    justify-self: end;
    width: min(11rem, 63%);
    padding-block: var(--space-5) 0;
  }
  ${allStepsAtOnce} {
    display: none;
  }
`;

/** The steps: on the screen all in one place, so that the controls below them never move. */
export const Route = styled.ol`
  ${plainList}
  display: grid;
  min-width: 0;

  [data-view="all"] > & {
    padding-top: var(--space-7);
  }
  ${allStepsAtOnce} {
    padding-top: var(--space-7);
  }
  ${below.desktop} {
    [data-view]:not([data-view="all"]) > & {
      grid-area: 1 / 1;
    }
  }
  @media screen {
    [data-view="one"] > & > li {
      ${onePlace}
    }
  }
  ${SCRIPTS_MAY_COME} {
    html:not([data-scripts="failed"]) [data-view="waiting"] > & {
      ${oneStep}
    }
  }
`;
