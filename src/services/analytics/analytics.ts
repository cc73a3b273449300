import { gtagConfig } from "./options";

type Gtag = (...command: unknown[]) => void;

declare global {
  interface Window {
    /** The commands that gtag.js has to carry out. */
    dataLayer?: unknown[];
    /** Called by gatsby-plugin-google-gtag after each route change, once it is there. */
    gtag?: Gtag;
    /** Set to true, it makes a loaded gtag.js send and store nothing for a measurement ID. */
    [disable: `ga-disable-${string}`]: boolean | undefined;
  }
}

/** Time limit for a new page's title, in milliseconds. */
const TITLE_PATIENCE = 1000;

/** Polling interval, in milliseconds. */
const TITLE_INTERVAL = 20;

/** Settings of the analytics. */
export interface AnalyticsSettings {
  measurementId: string;
  /** Whether a page view may be sent at this moment. */
  isAllowed: () => boolean;
}

/** The analytics. */
export interface Analytics {
  /** Configures gtag.js, and sends the view of the current page and then one for each route change. Does nothing when it runs already. */
  start: () => void;
  /** Sends nothing any more, and keeps a loaded gtag.js from sending or storing anything. */
  stop: () => void;
}

/** Adds a command to gtag.js's list. It reads nothing but `arguments` objects; `valueOf` gives that object itself. */
const command: Gtag = function () {
  (window.dataLayer ??= []).push(arguments.valueOf());
};

/**
 * Makes the analytics; nothing happens until `start` is called. The plugin tells of every route change, hash changes and repeated clicks
 * included: a page is counted when its path or its query is another than the last one's, under its own title (R8.2).
 */
export const createAnalytics = ({ measurementId, isAllowed }: AnalyticsSettings): Analytics => {
  let isRunning = false;
  let isLoaded = false;
  let lastPage: string | undefined;
  let lastTitle = "";

  const currentPage = () => location.pathname + location.search;

  const sendPageView = () => {
    const page = currentPage();
    if (!isRunning || !isAllowed() || page === lastPage) return;
    lastPage = page;
    lastTitle = document.title;
    command("event", "page_view", { page_path: page, page_location: location.origin + page, page_title: document.title });
  };

  /**
   * Gatsby takes the old page's title away and puts the new one there a moment after the route has changed. It does so for a change of
   * the fragment too, with the same words: only other words are a new title.
   */
  const sendWhenTitled = (deadline: number) => {
    const isTitled = document.title !== "" && document.title !== lastTitle;
    if (isTitled || performance.now() > deadline) sendPageView();
    else setTimeout(sendWhenTitled, TITLE_INTERVAL, deadline);
  };

  const listenToPlugin: Gtag = (kind, name) => {
    const isNewPage = kind === "event" && name === "page_view" && currentPage() !== lastPage;
    if (isRunning && isNewPage) sendWhenTitled(performance.now() + TITLE_PATIENCE);
  };

  return {
    start: () => {
      if (isRunning) return;
      isRunning = true;
      window[`ga-disable-${measurementId}`] = false;
      window.gtag = listenToPlugin;
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
