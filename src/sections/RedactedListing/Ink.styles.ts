import styled from "styled-components";
import { inkColour } from "../../components/Exhibit/cells.styles";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { below, withForcedColours } from "../../theme/breakpoints";

/** How long a bar of ink takes to retract. */
export const RETRACTION = "400ms";

/**
 * Styles of the elements that `selector` adds to a selector, on a screen whose scripts play the stages. On paper, and where scripts are off
 * or did not load, everything is disclosed.
 */
export const whilePlayed = (selector: string, styles: string): string => `
  @media screen and (scripting: enabled) {
    :root:not([data-scripts="failed"]) &${selector} { ${styles} }
  }
`;

/** Styles of a part until its stage. */
export const whileCovered = (styles: string): string => whilePlayed("[data-covered]", styles);

/** Hidden from a part's stage on, also from assistive technology, though its room is reserved. */
export const disappears = `
  visibility: hidden;
  ${whileCovered("visibility: visible;")}
`;

/** A bar over words, which retracts towards their end; words that wrap have one bar per line. */
export const Ink = styled.span`
  ${inkColour}
  padding-block: 0.1em;
  background: linear-gradient(var(--ink), var(--ink)) 100% 50% / 0 100% no-repeat;
  box-decoration-break: clone;
  transition: background-size ${RETRACTION} var(--easing);
  ${whileCovered("background-size: 100% 100%; > span { visibility: hidden; }")}

  > span {
    transition: visibility ${RETRACTION};

    /* The bar keeps its colour, which the words would inherit. */
    ${withForcedColours} {
      color: CanvasText;
    }
  }
`;

/** Read aloud instead of the words under the ink. */
export const Withheld = styled(VisuallyHidden)`
  ${disappears}
`;

/** Words of the heading under a bar as long as nobody is named. Assistive technology reads them. */
export const Redacted = styled.span`
  position: relative;
  display: inline-block;

  /* On a line of their own, because browsers would balance the heading differently. */
  ${below.tablet} {
    display: block;
    width: fit-content;
  }
  &::after {
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
  ${whilePlayed("[data-covered]::after", "transform: none;")}
`;
