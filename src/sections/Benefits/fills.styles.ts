/**
 * Inks in a document's lower rows, pale before, once a quarter of it is in view; browsers without scroll timelines show it complete. A
 * global style, so that no script contains it.
 */
export const documentFills = `
  @keyframes document-fills {
    from { mask-size: 100% 110%; }
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
`;
