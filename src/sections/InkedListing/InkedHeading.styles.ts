import { below } from "../../theme/breakpoints";

/**
 * Words that start under a bar of ink, which retracts once; browsers without scroll timelines show them plainly. A global style, so that no
 * script contains it.
 */
export const inkedWords = `
  [data-inked] {
    position: relative;
    display: inline-block;
  }
  /* On a line of their own, because browsers would balance the heading differently. */
  ${below.tablet} {
    [data-inked] {
      display: block;
      width: fit-content;
    }
  }
  @keyframes ink-retracts {
    from { transform: none; }
    to { transform: scaleX(0); }
  }
  @supports (animation-trigger: --uncovered play) {
    @media screen and (prefers-reduced-motion: no-preference) and (forced-colors: none) {
      [data-inked] {
        trigger-scope: --uncovered;
        timeline-trigger: --uncovered view() cover 25% exit 100%;
      }
      [data-inked]::after {
        content: "";
        position: absolute;
        inset: 0 -0.05em -0.02em;
        background: var(--on-heading);
        transform-origin: right;
        animation: ink-retracts 400ms var(--easing) both;
        animation-trigger: --uncovered play;
      }
    }
  }
`;
