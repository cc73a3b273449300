/** The languages that a page's metadata may be written in. */
export type Language = "en" | "ar";

/** The language of every page of the site; a page's metadata may also be in another. */
export const SITE_LANGUAGE: Language = "en";

/** How the site writes days and figures. */
export const SITE_LOCALE = "en-GB";
