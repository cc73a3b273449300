import type { GatsbyBrowser } from "gatsby";
import { isVerySlow, savesData } from "../services/connection";
import type { PageLoader } from "./load-page";
import { watchIntent } from "./watch-intent";

/** Stops Gatsby from fetching pages by itself. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/**
 * Fetches the data and the code of a page, once, when a visitor is about to open it; never for a visitor who saves data or has a very slow
 * connection, where a wasted download delays a wanted one.
 */
export const prefetchOnIntent = ({ load }: PageLoader): void => {
  const asked = new Set<string>();
  watchIntent((page) => {
    if (asked.has(page) || page === location.pathname + location.search || savesData() || isVerySlow()) return;
    asked.add(page);
    void load(page);
  });
};
