import { below } from "../../theme/breakpoints";
import { RETRACTION, STAGES } from "./stages";

/**
 * Words of a heading that are under a bar of ink as long as the exhibit below names nobody. On paper and where no script plays the exhibit
 * they are plain. A global style, so that no script contains it.
 */
export const redactedHeading = `
  [data-redacted] {
    position: relative;
    display: inline-block;
  }
  /* On a line of their own, because browsers would balance the heading differently. */
  ${below.tablet} {
    [data-redacted] {
      display: block;
      width: fit-content;
    }
  }
  @media screen and (scripting: enabled) {
    [data-redacted]::after {
      content: "";
      position: absolute;
      /* Covers the tips of ascenders and descenders too. */
      inset: 0.08em -0.06em -0.08em;
      background: var(--on-heading);
      transform: scaleX(0);
      transform-origin: right;
      transition: transform ${RETRACTION} var(--easing);
      forced-color-adjust: none;
    }
    section:has([value="${STAGES.unnamed}"]:checked) [data-redacted]::after { transform: none; }
  }
`;
