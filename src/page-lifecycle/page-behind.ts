import { leadsToPlatform } from "../services/platform-urls";

/** A path whose last part has an extension: a file, not a page. */
const FILE = /\.[^/]+$/u;

/**
 * The page (path and query) that the link around an element leads to. Undefined if there is no link, or if the browser handles the link
 * itself: to other sites, the platform, files, downloads, new tabs, and places on the current page.
 */
export const pageBehind = (element: EventTarget | null): string | undefined => {
  const link = element instanceof Element ? element.closest("a") : null;
  if (link?.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return undefined;
  if (leadsToPlatform(link.pathname) || FILE.test(link.pathname)) return undefined;
  const page = link.pathname + link.search;
  return link.hash !== "" && page === location.pathname + location.search ? undefined : page;
};
