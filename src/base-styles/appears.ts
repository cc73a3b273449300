/**
 * What a visitor opens fades in at the pace of a control: a dialog, the side panel, a sheet, a step, what a summary unfolds. A
 * global style, so that no script contains it.
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
    /* Not moved: that would also move the place to which an answer's address leads. */
    details::details-content {
      opacity: 0;
      transition: opacity var(--time-control) var(--easing);
    }
    [open]::details-content { opacity: 1; }
  }
`;
