/** The widths at which layouts change, in rem. */
const AT = { phoneLandscape: 36, tablet: 48, desktop: 64, wide: 80, large: 90 } as const;

const atLeast = (width: number): string => `(min-width: ${width}rem)`;
const under = (width: number): string => `(max-width: ${width - 0.01}rem)`;

/** From a width on, readable as prose: `${from.tablet} { ... }`. */
export const from = {
  phoneLandscape: `@media ${atLeast(AT.phoneLandscape)}`,
  tablet: `@media ${atLeast(AT.tablet)}`,
  desktop: `@media ${atLeast(AT.desktop)}`,
  wide: `@media ${atLeast(AT.wide)}`,
} as const;

/** Conditions for the attributes `media` and `sizes`: narrower than this. */
export const upTo = { tablet: under(AT.tablet), desktop: under(AT.desktop), wide: under(AT.wide) } as const;

/** A phone, held either way. */
export const PHONE = `${under(AT.phoneLandscape)}, ${upTo.desktop} and (max-height: ${AT.phoneLandscape - 0.01}rem)`;

const TABLET = `${atLeast(AT.phoneLandscape)} and ${upTo.desktop} and (min-height: ${AT.phoneLandscape}rem)`;

/** Windows that show a picture with more pixels than 1280, among them tablets, where the land is twice as wide as the window. */
export const LARGE_OR_DENSE = `${atLeast(AT.large)}, ${atLeast(AT.desktop)} and (min-resolution: 1.5dppx), ${TABLET}`;

/** All windows but a phone held upright. */
export const NOT_UPRIGHT = `${atLeast(AT.tablet)}, (orientation: landscape)`;

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
  open: `@media print, ${atLeast(AT.tablet)}`,
} as const;

/** Between two widths. */
export const between = {
  tabletAndDesktop: `${from.tablet} and ${upTo.desktop}`,
  desktopAndWide: `${from.desktop} and ${upTo.wide}`,
} as const;

/**
 * The same for the containing box (`container-type: inline-size`). A window's width is measured in the browser's text size, a box's in the
 * page's: if only the text is enlarged, this selects the layout that has room for it.
 */
export const roomFor = {
  /** A window of 64rem, minus a scroll bar. */
  menus: `@container ${atLeast(62.5)}`,
  desktop: `@container ${atLeast(64)}`,
} as const;

/** A box that is narrower than its content needs. */
export const lessRoomThan = {
  menus: `@container ${under(62.5)}`,
  phone: `@container ${under(20)}`,
  table: `@container ${under(36)}`,
} as const;

/** Widths of an exhibit's sheet, or of one of its columns, not of the window: a document may stand beside text. */
export const sheet = {
  /** Only with enlarged text. */
  tiny: `@container ${under(14)}`,
  small: `@container ${under(18)}`,
  narrow: `@container ${under(36)}`,
  narrowNotTiny: `@container ${atLeast(14)} and ${under(36)}`,
  notNarrow: `@container ${atLeast(36)}`,
  twoColumns: `@container ${atLeast(40)}`,
  tightColumns: `@container ${atLeast(40)} and ${under(48)}`,
  wide: `@container ${atLeast(60)}`,
  notWide: `@container ${under(60)}`,
  /** The whole sheet, whatever the width of the column. */
  wholeIsNarrow: `@container sheet ${under(36)}`,
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
