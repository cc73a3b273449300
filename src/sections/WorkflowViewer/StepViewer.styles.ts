import styled, { css, keyframes } from "styled-components";
import { below, from } from "../../theme/breakpoints";
import { hairlineAbove, plainList } from "../../theme/mixins";
import { allStepsAtOnce } from "./media";

/** Where scripts may come, the static HTML waits for them with one step. */
const SCRIPTS_MAY_COME = "@media (scripting: enabled)";

const gone = keyframes`
  from, to {
    max-height: 0;
    padding-block: 0;
    overflow: hidden;
    visibility: hidden;
  }
`;

/**
 * A step that is not shown yet, from the first paint on, so that nothing collapses under the reader when scripts take over.
 * Should they not come within three seconds (the delay), every step appears.
 */
const heldBack = css`
  animation: ${gone} 1ms 3s backwards;
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

export const Map = styled.div`
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
      grid-area: 1 / 1;
    }
  }
  ${SCRIPTS_MAY_COME} {
    [data-view="waiting"] > &:not(:has(> li:target)) > li:not(:first-child),
    [data-view="waiting"] > &:has(> li:target) > li:not(:target) {
      ${heldBack}
    }
  }
`;
