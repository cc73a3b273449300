/** The page's main content. */
export const MAIN_ID = "main";

/** The end of a page's opening: see `FirstPaintMarker`. */
export const FIRST_PAINT_ID = "first-paint";
