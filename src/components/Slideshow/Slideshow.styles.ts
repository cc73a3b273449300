import styled from "styled-components";
import { from, whenHovering } from "../../theme/breakpoints";
import { notPrinted } from "../../theme/mixins";

/** All pictures in one place and in frames of one shape, 60 or 92 units of 0.25 rem high; on wide screens with notes below. */
export const Slides = styled.div<{ $ratio: number }>`
  --ratio: ${({ $ratio }) => $ratio};
  --frame: 15rem;
  display: grid;

  ${from.tablet} {
    --frame: 23rem;
  }
`;

/**
 * A picture fades in once the last one has faded out: two sheets of small text must not show through one another. Only the current picture
 * and the next are displayed, so only they are loaded.
 */
export const Slide = styled.div`
  grid-area: 1 / 1;
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  transition:
    opacity calc(var(--time-fade) - var(--time-control)) ease var(--time-control),
    visibility 0s var(--time-control);

  &[hidden] {
    display: grid;
    visibility: hidden;
    opacity: 0;
    transition-duration: var(--time-control), 0s;
    transition-delay: 0s, var(--time-control);

    @media print {
      display: none;
    }
  }
  &[hidden] img {
    transition: display 0s var(--time-fade) allow-discrete;
  }
  &[hidden]:not([data-next="true"]) img {
    display: none;
  }
`;

/** The frame is as wide as the column; drawings for phones show their upper part if it is lower than they are. */
export const Screen = styled.div`
  position: relative;
  height: var(--frame);
  overflow: hidden;
  border-radius: var(--radius-card);
  box-shadow: 0 0 0 var(--hairline) var(--on-line);
  background: var(--on-ground);

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  > picture > img {
    object-fit: cover;
    object-position: 50% 0;
  }
  ${from.desktop} {
    width: min(100%, var(--frame) * var(--ratio));
    height: auto;
    aspect-ratio: var(--ratio);

    /* The frame has the shape of the highest picture; others leave a line free at its foot. */
    > picture > img {
      height: auto;
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
    transition: border var(--time-control) var(--easing);
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
