import { below, whenMotionIsWelcome } from "../theme/breakpoints";

/** How pages and documents come into view. A global style, so that no script contains it. */
export const arrivals = `
  /* Another page's ground is there at once; then its opening text and picture fade in. */
  ${whenMotionIsWelcome} {
    [data-scripts="started"] main > :first-child > * {
      transition: opacity var(--time-control) var(--easing);

      @starting-style { opacity: 0; }
    }
  }

  /* Inks in a document's rows once, when a quarter of it is in view; other browsers show it whole. */
  @keyframes document-fills {
    from { mask-size: 100% 70%; }
    to { mask-size: 100% 200%; }
  }
  @supports (animation-trigger: --filled play) {
    @media screen and (prefers-reduced-motion: no-preference) {
      [data-fills] img {
        mask: linear-gradient(#000 50%, rgb(0 0 0 / 60%) 60%) no-repeat;
        trigger-scope: --filled;
        timeline-trigger: --filled view() entry 25% exit 100%;
        animation: document-fills var(--time-fade) var(--easing) both;
        animation-trigger: --filled play;
      }
    }
  }

  /* Words that begin under a bar of ink, which retracts once; other browsers show them plainly. */
  [data-inked] {
    position: relative;
    display: inline-block;
  }
  /* On a line of their own: browsers balance a heading differently. */
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
        inset: 0.16em -0.03em 0.06em;
        background: var(--on-heading);
        transform-origin: right;
        animation: ink-retracts 400ms var(--easing) both;
        animation-trigger: --uncovered play;
      }
    }
  }
`;
