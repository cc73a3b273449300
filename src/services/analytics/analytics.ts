import { gtagConfig } from "./options";

declare global {
  interface Window {
    /** Commands for gtag.js. */
    dataLayer?: unknown[];
    /** When true, a loaded gtag.js sends and stores nothing for a measurement ID. */
    [disable: `ga-disable-${string}`]: boolean | undefined;
  }
}

/** How long to wait for a new page's title, in milliseconds. */
const TITLE_TIMEOUT = 1000;

/** How often to look for it, in milliseconds. */
const TITLE_INTERVAL = 20;

interface AnalyticsSettings {
  measurementId: string;
  /** Whether a page view may be sent at this moment. */
  isAllowed: () => boolean;
}

export interface Analytics {
  /** Configures gtag.js, and sends a view of the current page and then one for each page that follows. Does nothing if already running. */
  start: () => void;
  /** Stops sending, and keeps a loaded gtag.js from sending or storing anything. */
  stop: () => void;
}

/** Adds a command to gtag.js's list. The list accepts only `arguments` objects; `valueOf` returns that object itself. */
const command: (...command: unknown[]) => void = function () {
  (window.dataLayer ??= []).push(arguments.valueOf());
};

/**
 * Creates the analytics, which do nothing until `start` is called. A page is counted, under its own title, if its path or query differs
 * from the last page's (R8.2); hash changes and repeated clicks are not.
 */
export const createAnalytics = ({ measurementId, isAllowed }: AnalyticsSettings): Analytics => {
  let isRunning = false;
  let isLoaded = false;
  let lastPage: string | undefined;
  let lastTitle = "";

  // Without `q`, because what a visitor types into a search stays here.
  const currentPage = () => location.pathname + location.search.replace(/([?&])q=[^&]*&?/u, "$1").replace(/[?&]$/u, "");

  const sendPageView = () => {
    const page = currentPage();
    if (!isRunning || !isAllowed() || page === lastPage) return;
    lastPage = page;
    lastTitle = document.title;
    command("event", "page_view", { page_path: page, page_location: location.origin + page, page_title: document.title });
  };

  /**
   * Gatsby removes the old page's title and adds the new one shortly after the route changes. It does the same, with the same title, if
   * only the fragment changes: so only a different text counts as a new title.
   */
  const sendWhenTitled = (deadline: number) => {
    const isTitled = document.title !== "" && document.title !== lastTitle;
    if (isTitled || performance.now() > deadline) sendPageView();
    else setTimeout(sendWhenTitled, TITLE_INTERVAL, deadline);
  };

  const onPageShown = () => {
    if (isRunning && currentPage() !== lastPage) sendWhenTitled(performance.now() + TITLE_TIMEOUT);
  };

  return {
    start: () => {
      if (isRunning) return;
      isRunning = true;
      window[`ga-disable-${measurementId}`] = false;
      addEventListener("pageshown", onPageShown);
      if (!isLoaded) command("js", new Date());
      isLoaded = true;
      command("config", measurementId, gtagConfig);
      lastPage = undefined;
      sendPageView();
    },
    stop: () => {
      isRunning = false;
      window[`ga-disable-${measurementId}`] = true;
    },
  };
};
