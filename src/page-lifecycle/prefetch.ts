import type { GatsbyBrowser } from "gatsby";
import { isVerySlow, savesData } from "../services/connection";
import type { PageLoader } from "./gatsby-globals";
import { watchIntent } from "./watch-intent";

/** Stops Gatsby from fetching the page behind every link in view. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/**
 * Fetches the data and the code of a page, once, when a visitor is about to open it; never for a visitor who saves data or has a very slow
 * connection, where a wasted download delays a wanted one.
 */
export const prefetchOnIntent = (loader: PageLoader): void => {
  const asked = new Set<string>();
  // Gatsby would fetch as soon as a pointer touches a link, Save-Data or not.
  loader.hovering = () => undefined;
  watchIntent((page) => {
    if (asked.has(page) || savesData() || isVerySlow()) return;
    asked.add(page);
    // A failure is handled when the page is opened, which fetches it again.
    loader.loadPage(page).catch(() => undefined);
  });
};
