import type { GatsbyBrowser } from "gatsby";
import { isVerySlow, savesData } from "../services/connection";
import type { PageLoader } from "./load-page";
import { watchIntent } from "./watch-intent";

/** Stops Gatsby from prefetching on its own. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/**
 * Fetches a page's data and code, once, when a visitor is about to open it; never for a visitor who saves data or has a very slow
 * connection, on which a wasted download would delay a wanted one.
 */
export const prefetchOnIntent = ({ load }: PageLoader): void => {
  const fetched = new Set<string>();
  watchIntent((page) => {
    if (fetched.has(page) || page === location.pathname + location.search || savesData() || isVerySlow()) return;
    fetched.add(page);
    void load(page);
  });
};
