import styled from "styled-components";
import { below, from, whenHovering, withForcedColours } from "../../theme/breakpoints";
import { plainList } from "../../theme/mixins";

/** The steps as points on a line; from desktops up, each point has its step's title, below it on a route and beside it in a list. */
export const Dots = styled.ol`
  ${plainList}
  display: flex;

  > li {
    flex: 1;
  }
  ${from.desktop} {
    [data-arrangement="list"] & {
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
  background: linear-gradient(var(--way, var(--on-line)) 0 0) no-repeat var(--line, center / 100% 1px);
  color: var(--on-text);
  font-size: var(--type-large);
  line-height: 1.35;
  text-align: start;
  text-wrap: balance;
  transition: color var(--time-control) var(--easing);

  li:first-child > & {
    --line: right / 50% 1px;
  }
  li:last-child > & {
    --line: left / 50% 1px;
  }
  ${below.desktop} {
    > span {
      display: none;
    }
  }
  ${from.desktop} {
    [data-arrangement="list"] & {
      --point: 50% auto auto 0.5rem;
      --line: 0.5rem center / 1px 100%;
      padding: var(--space-2) 0 var(--space-2) var(--space-6);
    }
    [data-arrangement="list"] li:first-child > & {
      --line: 0.5rem bottom / 1px 50%;
    }
    [data-arrangement="list"] li:last-child > & {
      --line: 0.5rem top / 1px 50%;
    }
    [data-arrangement="route"] & {
      --point: 0.5rem auto auto 0.5rem;
      --line: 0 0.5rem / 100% 1px;
      padding: var(--space-5) var(--space-4) 0 0;
      font-size: var(--type-dense);
    }
    [data-arrangement="route"] li:first-child > & {
      --line: 0.5rem 0.5rem / 100% 1px;
    }
    [data-arrangement="route"] li:last-child > & {
      --line: 0 0.5rem / 0.5rem 1px;
    }
    [data-arrangement="route"] &[data-passed="true"] {
      --way: var(--on-accent);
    }
  }
  &::after {
    content: "";
    position: absolute;
    inset: var(--point, 50% auto auto 50%);
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
