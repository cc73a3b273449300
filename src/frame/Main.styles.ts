import { whenMotionIsWelcome } from "../theme/breakpoints";

/** Another page's ground is there at once; then its opening text and picture fade in. A global style, so that no script contains it. */
export const pageArrives = `
  ${whenMotionIsWelcome} {
    [data-scripts="started"] main > :first-child > * {
      transition: opacity var(--time-control) var(--easing);

      @starting-style { opacity: 0; }
    }
  }
`;
