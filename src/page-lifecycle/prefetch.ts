import type { GatsbyBrowser } from "gatsby";
import { isVerySlow, savesData } from "../components/connection";
import type { PageLoader } from "./gatsby-globals";
import { watchIntent } from "./watch-intent";

/** Keeps Gatsby from fetching every page that a link in sight leads to. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/**
 * Fetches the data and the code of a page, once, as soon as somebody is about to open it; never for a visitor who saves data or whose
 * connection is very slow, where what is fetched in vain stands in the way of what is wanted.
 */
export const prefetchOnIntent = (loader: PageLoader): void => {
  const asked = new Set<string>();
  // Gatsby's own way fetches at the first touch of a pointer, Save-Data or not.
  loader.hovering = () => undefined;
  watchIntent((page) => {
    if (asked.has(page) || savesData() || isVerySlow()) return;
    asked.add(page);
    // What fails here is asked for again, and answered for, when the page is opened.
    loader.loadPage(page).catch(() => undefined);
  });
};
