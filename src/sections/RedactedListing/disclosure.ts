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

/** Styles of a part until the stage that `data-from` names. */
export const untilDisclosed = (styles: string): string =>
  whilePlayed(':is([data-stage="1"] [data-from="2"], [data-from="3"]:not([data-stage="3"] *))', styles);

/** Hidden from a part's stage on, also from assistive technology, though its room is reserved. */
export const disappears = `
  visibility: hidden;
  ${untilDisclosed("visibility: visible;")}
`;
