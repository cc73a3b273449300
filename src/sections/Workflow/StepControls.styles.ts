import styled from "styled-components";
import { below, from, whenHovering, withForcedColours } from "../../theme/breakpoints";
import { hairlineAbove, notPrinted, plainList, visuallyHidden } from "../../theme/mixins";

/** On small screens above the step, elsewhere below it. */
export const Controls = styled.div`
  ${notPrinted}
  display: grid;
  gap: var(--space-2);
  padding-top: var(--space-4);

  ${below.desktop} {
    grid-row: 1;
  }
  ${from.desktop} {
    ${hairlineAbove}
    grid-column: 2;
    gap: var(--space-4);
  }
`;

export const Place = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  color: var(--on-quiet);
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;

/** On small screens, Previous and Next are arrows without words. */
export const Turns = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: center;

  > button {
    padding-inline: var(--space-4);

    ${below.desktop} {
      min-width: var(--target);
      padding: 0;

      > span {
        ${visuallyHidden}
      }
    }
  }
`;

export const Dots = styled.ol`
  ${plainList}
  display: flex;
  justify-content: center;

  li {
    flex: 0 1 var(--target);
  }
`;

/** A point on a line; filled once passed. */
export const Dot = styled.button`
  position: relative;
  display: block;
  width: 100%;
  height: var(--target);
  padding: 0;
  border: 0;
  background: linear-gradient(var(--on-line), var(--on-line)) center / 100% 1px no-repeat;

  li:is(:first-child, :last-child) > & {
    background-size: 50% 1px;
  }
  li:first-child > & {
    background-position: right;
  }
  li:last-child > & {
    background-position: left;
  }
  &::after {
    content: "";
    position: absolute;
    inset: 50% auto auto 50%;
    width: 0.625rem;
    height: 0.625rem;
    translate: -50% -50%;
    border: var(--hairline) solid var(--on-control-line);
    border-radius: 50%;
    background: var(--on-ground);
    transition: var(--time-control) var(--easing);
  }
  &[data-passed="true"]::after {
    border-color: var(--on-link);
    background: var(--on-accent);

    ${withForcedColours} {
      background: CanvasText;
    }
  }
  &[aria-current]::after {
    border: 2px solid var(--on-link);
    scale: 1.5;
  }
  ${whenHovering} {
    &:hover::after {
      border-color: var(--on-link);
    }
  }
  &:active::after {
    background: var(--on-link);
  }
  /* The focus ring is around the point, not around the whole target. */
  &:focus-visible {
    outline-color: transparent;

    &::after {
      outline: 2px solid var(--on-focus);
      outline-offset: 3px;
    }
  }
`;
