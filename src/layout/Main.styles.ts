import { whenMotionIsWelcome } from "../theme/breakpoints";

/**
 * The next page's ground appears at once; then the text and the picture of its opening fade in. A global style, so that no script contains
 * it.
 */
export const pageArrives = `
  ${whenMotionIsWelcome} {
    [data-scripts="ready"] main > :first-child > * {
      transition: opacity var(--time-control) var(--easing);

      @starting-style { opacity: 0; }
    }
  }
`;
