import type { Language } from "../content-model/metadata";

/** The language of every page of the site; a page's metadata may also be in another. */
export const SITE_LANGUAGE: Language = "en";

/** How the site writes days and figures. */
export const SITE_LOCALE = "en-GB";
