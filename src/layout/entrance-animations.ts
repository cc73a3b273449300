import { whenMotionIsWelcome } from "../theme/breakpoints";

/**
 * Whatever a visitor opens fades in as fast as a control changes: a dialog, the side panel, a sheet, a step, the content of a `details`,
 * and the opening of the next page, whose ground is there at once. A global style, so that no script contains it.
 */
export const appears = `
  @keyframes appears {
    from { opacity: 0; }
  }
  @keyframes slides-in {
    from { opacity: 0; transform: translateX(1.5rem); }
  }
  @keyframes rises {
    from { opacity: 0; transform: translateY(1rem); }
  }
  @media screen and (prefers-reduced-motion: no-preference) {
    /* It does not move: that would also move the target of a link to an answer. */
    details::details-content {
      opacity: 0;
      transition: opacity var(--time-control) var(--easing);
    }
    [open]::details-content { opacity: 1; }
  }

  ${whenMotionIsWelcome} {
    main[data-arrives] > :first-child > * {
      transition: opacity var(--time-control) var(--easing);

      @starting-style { opacity: 0; }
    }
  }
`;
