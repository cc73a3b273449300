import { environment } from "../environment";
import { type PageView, shownPages } from "./shown-pages";

declare global {
  interface Window {
    /** Commands for gtag.js. */
    dataLayer?: unknown[];
    /** Adds a command. gatsby-plugin-google-gtag defines it once its tags are activated, and calls it on every route change. */
    gtag?: (...command: unknown[]) => void;
    /** When true, a loaded gtag.js sends and stores nothing for a measurement ID. */
    [disable: `ga-disable-${string}`]: boolean | undefined;
  }
}

const DISABLE = `ga-disable-${environment.analyticsMeasurementId}` as const;

let isGated = false;
let lastPath: string | undefined;

/** The page that one of the plugin's commands counts; undefined for any other command. */
const pageOf = ([, name, values]: unknown[]): PageView | undefined => {
  const path = name === "page_view" ? (values as Partial<PageView> | undefined)?.page_path?.split("#", 1)[0] : undefined;
  return shownPages.find(({ page_path }) => page_path === path);
};

/**
 * After each answer, stops gtag.js or has the current page counted, because the plugin counts only later ones. From the first acceptance
 * on, stands between all callers and `gtag`: without consent nothing passes, the plugin's views get their page's title, and views of jumps
 * within a page are dropped. `set` tells gtag.js which page its commands are about, as it may not read them until the next is shown.
 */
export const followConsent = (isAllowed: () => boolean): void => {
  const { gtag, dataLayer } = window;
  const [page] = shownPages;
  window[DISABLE] = !isAllowed();
  if (!isAllowed()) lastPath = undefined;
  else if (isGated) gtag?.("event", "page_view", page);
  else if (gtag && page) {
    isGated = true;
    lastPath = page.page_path;
    gtag("set", page);
    // Before the plugin's `config`, which sends the first view.
    dataLayer?.splice(-1, 0, dataLayer.pop());
    window.gtag = (...command) => {
      window[DISABLE] = !isAllowed();
      if (!isAllowed()) return;
      const counted = pageOf(command);
      if (!counted) gtag(...command);
      if (!counted || counted.page_path === lastPath) return;
      lastPath = counted.page_path;
      gtag("set", counted);
      gtag("event", "page_view", counted);
    };
  }
};
