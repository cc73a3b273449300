import styled from "styled-components";
import { inkColour } from "../../components/Exhibit/cells.styles";
import { withForcedColours } from "../../theme/breakpoints";
import { notPrinted, plainList } from "../../theme/mixins";

/** How long a bar of ink takes to retract. */
export const RETRACTION = "400ms";

/**
 * Styles of what `state` selects, such as a part until its stage, on a screen whose scripts play the stages. On paper, and where scripts
 * are off or did not load, everything is disclosed.
 */
export const whilePlayed = (styles: string, state = "[data-covered]"): string => `
  @media screen and (scripting: enabled) { :root:not([data-scripts="failed"]) &${state} { ${styles} } }
`;

/** A bar over words, which retracts towards their end; words that wrap have one bar per line. */
export const Ink = styled.span`
  ${inkColour}
  padding-block: 0.1em;
  background: linear-gradient(var(--ink), var(--ink)) 100% var(--top, 50%) / 0 var(--height, 100%) no-repeat;
  box-decoration-break: clone;
  transition: background-size ${RETRACTION} var(--easing);
  ${whilePlayed("background-size: 100% var(--height, 100%); > span { visibility: hidden; }")}

  > span {
    transition: visibility ${RETRACTION};
  }
  /* The bar keeps its colour, which the words would inherit. */
  ${withForcedColours} {
    color: CanvasText;
  }
`;

/** Words of the heading, in the colour of their bar, so that only assistive technology reads them while it is there. */
export const Redacted = styled(Ink)`
  --ink: currentcolor;
  --top: 64%;
  --height: 69%;
`;

/** Draws itself above its line, from the first stroke to the last. */
export const Signature = styled.svg`
  height: clamp(2.25rem, 8cqi, 3.5rem);
  translate: 0 var(--space-2);
  fill: none;
  stroke: var(--colour-brass-deep);
  stroke-width: 1.75;
  stroke-linejoin: round;
  stroke-dasharray: 1;
  transition: stroke-dashoffset 1100ms cubic-bezier(0.5, 0.1, 0.3, 1) 300ms;
  overflow: visible;
  ${whilePlayed("stroke-dashoffset: 1; transition: stroke-dashoffset var(--time-control) linear;")}

  ${withForcedColours} {
    stroke: CanvasText;
  }
`;

/** What has happened, each below a line in brass, and until then the sentence that it has not. */
export const Record = styled.ol`
  ${plainList}
  position: relative;
  margin-top: var(--space-2);
  font-size: var(--type-small);

  > li {
    padding-block: clamp(0.25rem, 0.7cqi, 0.5rem);
    border-top: 2px solid var(--on-accent);
    color: var(--on-heading);
    transition: opacity var(--time-fade) var(--easing) ${RETRACTION};
    ${whilePlayed("opacity: 0; visibility: hidden; transition: none;")}
  }
  > :has(> span) {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
  }
  > [data-needs-scripts] {
    ${notPrinted}
    position: absolute;
    inset: 0 0 auto;
    border-top: var(--hairline) solid var(--on-control-line);
    color: var(--on-quiet);
  }
  span {
    color: var(--on-quiet);
    font-variant-numeric: tabular-nums;
  }
`;
