/** Widths at which a layout changes, readable as prose: `${from.tablet} { ... }`. */
export const from = {
  phoneLandscape: "@media (min-width: 36rem)",
  tablet: "@media (min-width: 48rem)",
  desktop: "@media (min-width: 64rem)",
  wide: "@media (min-width: 80rem)",
} as const;

/** Conditions for the attributes `media` and `sizes`: narrower than this. */
export const upTo = {
  tablet: "(max-width: 47.99rem)",
  desktop: "(max-width: 63.99rem)",
  wide: "(max-width: 79.99rem)",
} as const;

/** A phone, held either way. */
export const PHONE = "(max-width: 35.99rem), (max-width: 63.99rem) and (max-height: 35.99rem)";

/** Windows that show a picture with more pixels than 1280, among them tablets, where the land is twice as wide as the window. */
export const LARGE_OR_DENSE =
  "(min-width: 90rem), (min-width: 64rem) and (min-resolution: 1.5dppx), (min-width: 36rem) and (max-width: 63.99rem) and (min-height: 36rem)";

/** All windows but a phone held upright. */
export const NOT_UPRIGHT = "(min-width: 48rem), (orientation: landscape)";

/** Up to a width in pixels, which windows are measured in where a number of slides depends on it. */
export const upToPixels = (width: number): string => `@media (max-width: ${width}px)`;

/** Below a width, for layouts that only small screens have. */
export const below = {
  tablet: `@media ${upTo.tablet}`,
  desktop: `@media ${upTo.desktop}`,
} as const;

/** For a list that folds on small screens: it is open on larger ones, and in print, which cannot unfold it. */
export const folding = {
  folded: `@media screen and ${upTo.tablet}`,
  open: "@media print, (min-width: 48rem)",
} as const;

/** Between two widths. */
export const between = {
  tabletAndDesktop: "@media (min-width: 48rem) and (max-width: 63.99rem)",
  desktopAndWide: "@media (min-width: 64rem) and (max-width: 79.99rem)",
} as const;

/**
 * The same for the containing box (`container-type: inline-size`). A window's width is measured in the browser's text size, a box's in the
 * page's: if only the text is enlarged, this selects the layout that has room for it.
 */
export const roomFor = {
  /** A window of 64rem, minus a scroll bar. */
  menus: "@container (min-width: 62.5rem)",
  desktop: "@container (min-width: 64rem)",
} as const;

/** A box that is narrower than its content needs. */
export const lessRoomThan = {
  menus: "@container (max-width: 62.49rem)",
  phone: "@container (max-width: 19.99rem)",
  table: "@container (max-width: 35.99rem)",
} as const;

/** Widths of an exhibit's sheet, or of one of its columns, not of the window: a document may stand beside text. */
export const sheet = {
  /** Only with enlarged text. */
  tiny: "@container (max-width: 13.99rem)",
  small: "@container (max-width: 17.99rem)",
  narrow: "@container (max-width: 35.99rem)",
  narrowNotTiny: "@container (min-width: 14rem) and (max-width: 35.99rem)",
  notNarrow: "@container (min-width: 36rem)",
  twoColumns: "@container (min-width: 40rem)",
  tightColumns: "@container (min-width: 40rem) and (max-width: 47.99rem)",
  wide: "@container (min-width: 60rem)",
  notWide: "@container (max-width: 59.99rem)",
  /** The whole sheet, whatever the width of the column. */
  wholeIsNarrow: "@container sheet (max-width: 35.99rem)",
} as const;

/** A window so short that the header is lower and sticks alone: a phone in landscape. */
export const whenShort = "@media (max-height: 26rem)";

/** A window that fourfold zoom has left so little of that nothing sticks. */
export const whenTiny = "@media (max-width: 20rem) and (max-height: 16rem)";

/** Where motion is welcome: the visitor has not asked to reduce it. */
export const whenMotionIsWelcome = "@media (prefers-reduced-motion: no-preference)";

/** With a pointer that can hover. On a touch screen, an element would keep its hover style after the tap. */
export const whenHovering = "@media (hover: hover)";

/** Forced colours, such as Windows' contrast themes: backgrounds, gradients and shadows are gone; borders and outlines stay. */
export const withForcedColours = "@media (forced-colors: active)";

/** A browser without scripts: whatever depends on scripts is hidden, and whatever they would fold is open. */
export const withoutScripts = "@media (scripting: none)";

/** Styles of what stands in where scripts are off, or did not load. What is only hidden there has the attribute `data-needs-scripts`. */
export const ifScriptsFail = (styles: string): string => `
  ${withoutScripts} { ${styles} }
  [data-scripts="failed"] & { ${styles} }
`;
