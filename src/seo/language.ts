import type { Language } from "../content-model/metadata";

/** The language of every page of the site; a page's metadata may be had in another. */
export const SITE_LANGUAGE: Language = "en";
