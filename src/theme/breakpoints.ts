/** Widths at which a layout changes, read as prose: `${from.tablet} { ... }`. */
export const from = {
  phoneLandscape: "@media (min-width: 36rem)",
  tablet: "@media (min-width: 48rem)",
  desktop: "@media (min-width: 64rem)",
  wide: "@media (min-width: 80rem)",
  vast: "@media (min-width: 117rem)",
} as const;

/** Below a width, for the few cases that only small screens have. */
export const below = {
  tablet: "@media (max-width: 47.99rem)",
  desktop: "@media (max-width: 63.99rem)",
} as const;

/** A list that folds on small screens stands open on larger ones, and on paper, which cannot be unfolded. */
export const folding = {
  folded: "@media screen and (max-width: 47.99rem)",
  open: "@media print, (min-width: 48rem)",
} as const;

/** Between two widths, for what neither a phone nor a wide page has. */
export const between = {
  tabletAndDesktop: "@media (min-width: 48rem) and (max-width: 63.99rem)",
} as const;

/**
 * The same of the box around (`container-type: inline-size`). A window's width is counted in the browser's own text size, a box's in the
 * page's: whoever enlarges the text alone gets the layout that has room for it.
 */
export const roomFor = {
  desktop: "@container (min-width: 64rem)",
  wide: "@container (min-width: 80rem)",
} as const;

/** A box with less room than something needs. */
export const lessRoomThan = {
  desktop: "@container (max-width: 63.99rem)",
  phone: "@container (max-width: 19.99rem)",
  table: "@container (max-width: 35.99rem)",
} as const;

/** A window so short that what sticks to its edges would leave too little between them: a phone on its side, or four-fold zoom. */
export const whenShort = "@media (max-height: 26rem)";

/** Motion that a visitor has not asked to reduce. */
export const whenMotionIsWelcome = "@media (prefers-reduced-motion: no-preference)";

/** A pointer that can rest on something. A finger cannot: a touch screen would keep the look after the tap. */
export const whenHovering = "@media (hover: hover)";

/** A visitor's own colours rule (Windows' contrast themes): grounds, gradients and shadows are gone, borders and outlines stay. */
export const withForcedColours = "@media (forced-colors: active)";

/** A browser that runs no scripts: what only they can do is not shown, and what they would fold away is open. */
export const withoutScripts = "@media (scripting: none)";
