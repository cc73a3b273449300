import styled from "styled-components";
import { from, whenHovering, withoutScripts } from "../../theme/breakpoints";

/** A frame without a browser's controls; 60 and 92 units of 0.25 rem high (R7.4). */
export const Stage = styled.div`
  position: relative;
  height: 15rem;
  overflow: hidden;
  border: var(--hairline) solid var(--on-line);
  border-radius: var(--radius-card);
  background: var(--on-card);

  ${from.tablet} {
    height: 23rem;
  }
`;

/** The next picture fades in above the last one, which stays until it is covered: the ground never shines through. */
export const Slide = styled.div`
  position: absolute;
  inset: 0;
  visibility: hidden;
  opacity: 0;
  transition:
    opacity 0s var(--time-fade),
    visibility 0s var(--time-fade);

  &[data-shown="true"] {
    z-index: 1;
    visibility: visible;
    opacity: 1;
    transition: opacity var(--time-fade) ease;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 0 0;
  }
`;

/** Without scripts there is nothing to control. */
export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-top: var(--space-2);

  /* The pause mark, not its larger target, begins where the picture does. */
  > button {
    margin-inline-start: calc((1rem - var(--target)) / 2);
  }

  ${withoutScripts} {
    display: none;
  }
`;

export const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

/** A short line in a target that a thumb can hit; the line of the picture that is shown is thicker, whatever the colours. */
export const Dot = styled.button`
  width: 2.25rem;
  height: var(--target);
  padding: 0 var(--space-2) 0 0;
  border: 0;
  background: transparent;

  &::before {
    content: "";
    display: block;
    border-top: 1px solid var(--on-control-line);
    transition:
      border-color var(--time-control) var(--easing),
      border-width var(--time-control) var(--easing);
  }

  ${whenHovering} {
    &:hover::before {
      border-color: var(--on-heading);
      border-width: 2px;
    }
  }
  &:active::before,
  &[aria-current="true"]::before {
    border-color: var(--on-link);
    border-width: 3px;
  }
`;
