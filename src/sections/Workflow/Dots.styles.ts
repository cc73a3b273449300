import styled from "styled-components";
import { below, from, whenHovering, withForcedColours } from "../../theme/breakpoints";
import { plainList } from "../../theme/mixins";

/**
 * The steps as points on a line, brass once passed; from desktops up, with their titles, below them on a route and beside them in a list.
 * A point is at --x and --y, and its line leads to the next.
 */
export const Dots = styled.ol`
  ${plainList}
  --x: 50%;
  --y: 50%;
  display: flex;

  > li {
    position: relative;
    flex: 1;

    &:not(:last-child)::before {
      inset: var(--y) auto auto var(--x);
      width: var(--along, 100%);
      height: var(--down, 0);
      border: solid var(--on-line);
      border-width: 1px 0 0 1px;
    }
    &:has(> [data-passed="true"])::before {
      border-color: var(--on-accent);
    }
  }
  ${from.desktop} {
    --x: 0.5rem;
    --y: 0.5rem;

    [data-arrangement="list"] & {
      --y: calc(var(--target) / 2);
      --along: 0;
      --down: 100%;
      display: block;
    }
  }
`;

/** A point on the line; filled once passed. */
export const Dot = styled.button`
  position: relative;
  display: block;
  width: 100%;
  min-height: var(--target);
  padding: 0;
  border: 0;
  background: none;
  color: var(--on-text);
  font-size: var(--type-large);
  line-height: 1.35;
  text-align: start;
  text-wrap: balance;
  transition: color var(--time-control) var(--easing);

  ${below.desktop} {
    > span {
      display: none;
    }
  }
  ${from.desktop} {
    padding: var(--space-2) 0 var(--space-2) var(--space-6);

    [data-arrangement="route"] & {
      padding: var(--space-5) var(--space-4) 0 0;
      font-size: var(--type-dense);
    }
  }
  &::after {
    content: "";
    position: absolute;
    inset: var(--y) auto auto var(--x);
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
  &[aria-current] {
    color: var(--on-link);

    ${withForcedColours} {
      text-decoration: underline;
    }
    &::after {
      border: 2px solid var(--on-link);
      scale: 1.5;
    }
  }
  ${whenHovering} {
    &:hover {
      color: var(--on-link);

      &::after {
        border-color: var(--on-link);
      }
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
