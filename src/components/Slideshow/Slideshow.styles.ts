import styled from "styled-components";
import { below, from, whenHovering } from "../../theme/breakpoints";
import { notPrinted } from "../../theme/mixins";

/**
 * All pictures in one place and in frames of one shape, 60 or 92 units of 0.25 rem high. On tablets, the notes below a picture are part of
 * the height.
 */
export const Slides = styled.div<{ $ratio: number }>`
  --ratio: ${({ $ratio }) => $ratio};
  --frame: 15rem;
  display: grid;
  height: 15rem;

  ${from.tablet} {
    --frame: 17.25rem;
    height: 23rem;
  }
  ${from.wide} {
    --frame: 23rem;
  }
  @media print {
    height: auto;
  }
`;

/**
 * The current picture fades in over the previous one, which stays until it is covered, so that the ground never shows through. Only the
 * current picture and the next are displayed, so only they are loaded.
 */
export const Slide = styled.div`
  z-index: 1;
  grid-area: 1 / 1;
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  transition: opacity var(--time-fade) ease;

  /* The notes take up what the picture leaves of the column. */
  ${from.wide} {
    grid-template-columns: minmax(0, calc(var(--frame) * var(--ratio))) minmax(14rem, 1fr);
    gap: var(--space-5);
  }
  &[hidden] {
    z-index: 0;
    display: grid;
    visibility: hidden;
    opacity: 0;
    transition:
      opacity 0s var(--time-fade),
      visibility 0s var(--time-fade);

    @media print {
      display: none;
    }
  }
  &[hidden] img {
    transition: display 0s var(--time-fade) allow-discrete;
  }
  &[hidden]:not(:not([hidden]) + &) img {
    display: none;
  }
`;

/** On phones, the frame is as wide as the column, whatever the picture's shape. */
export const Screen = styled.div`
  position: relative;
  height: var(--frame);
  overflow: hidden;
  border-radius: var(--radius-card);
  box-shadow: 0 0 0 var(--hairline) var(--on-line);
  background: var(--on-ground);

  ${from.tablet} {
    width: min(100%, var(--frame) * var(--ratio));
    height: auto;
    aspect-ratio: var(--ratio);

    /* The frame has the shape of the highest picture; others leave a line free at its foot. */
    && > picture > img {
      height: auto;
    }
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;

    /* Drawings for phones have less room below than above. */
    ${below.tablet} {
      object-position: 50% -0.375rem;
    }
  }
`;

export const Controls = styled.div`
  ${notPrinted}
  display: flex;
  gap: var(--space-2);
  margin-top: var(--space-2);

  /* The pause icon, not its larger target, aligns with the picture. */
  > button {
    margin-left: calc((1rem - var(--target)) / 2);
  }
`;

export const Dots = styled.div`
  display: flex;
  min-width: 0;
`;

/** A short line in a thumb-sized target; it is thicker for the current picture, so that colour is not the only sign. */
export const Dot = styled.button`
  width: 2.25rem;
  height: var(--target);
  padding: 0 var(--space-2) 0 0;
  border: 0;
  background: none;

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
  /* The focus ring is around the line, not around the whole target. */
  &:focus-visible {
    outline-color: transparent;

    &::before {
      outline: 2px solid var(--on-focus);
      outline-offset: 4px;
    }
  }
`;
