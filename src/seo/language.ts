/** A language that content may be written in. */
export type Language = "en" | "ar";

/** The language of every page of the site; a page's metadata may be had in another. */
export const SITE_LANGUAGE: Language = "en";
