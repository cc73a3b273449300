import { environment } from "../environment";

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
let lastPage: string | undefined;

/**
 * Puts itself between the plugin and `gtag`: nothing passes without consent, and a view carries path, query and title. The plugin would
 * also count every jump within a page as a view.
 */
const gate = (isAllowed: () => boolean): void => {
  const { gtag } = window;
  if (isGated || !gtag) return;
  isGated = true;
  window.gtag = () => {
    const page = location.pathname + location.search;
    window[DISABLE] = !isAllowed();
    if (!isAllowed() || page === lastPage) return;
    lastPage = page;
    gtag("event", "page_view", { page_path: page, page_title: document.title });
  };
};

/** After each answer: counts the current page, because the plugin counts only later ones, or stops gtag.js. */
export const followConsent = (isAllowed: () => boolean): void => {
  window[DISABLE] = !isAllowed();
  if (!isAllowed()) {
    lastPage = undefined;
    return;
  }
  gate(isAllowed);
  window.gtag?.();
};
