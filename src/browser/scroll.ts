import type { RouteUpdateArgs } from "gatsby";

/** How long to wait for a `#hash` target, in milliseconds: on a slow device, everything below the first screen appears seconds later. */
const TARGET_TIMEOUT = 10_000;

/** How long the router may take to move the focus to a new page, in milliseconds. */
const FOCUS_TIMEOUT = 1000;

type Address = RouteUpdateArgs["location"];

/** Number of address changes, by which an outdated scroll notices that it should stop. */
let changes = 0;

/**
 * Starts scrolling, and starts again after the new page has been laid out and after the router has moved the focus to it. Browsers cancel
 * smooth scrolling on either: a visitor who came from the foot of a longer page would stay at the foot of this one.
 */
const scrollOnceStill = (scroll: (options: ScrollOptions) => void): void => {
  const own = changes;
  const begin = (): void => {
    const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (own !== changes) return;
    // Firefox drops a smooth scroll of a page that it has not laid out; asking for a size lays it out.
    document.body.getBoundingClientRect();
    scroll({ behavior: isReduced ? "instant" : "smooth" });
  };
  // By the second frame, the page has been laid out.
  const scrollAgain = (): void => {
    requestAnimationFrame(() => requestAnimationFrame(begin));
  };
  begin();
  scrollAgain();
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.querySelector("main")) scrollAgain();
  };
  document.addEventListener("focusin", onFocus);
  // The event never fires if the page already had the focus; a later event comes from the visitor.
  setTimeout(() => document.removeEventListener("focusin", onFocus), FOCUS_TIMEOUT);
};

const scrollToTarget = (hash: string, deadline: number, own = changes): void => {
  if (own !== changes) return;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) {
    // A question's anchor is in its closed part, which only the browser's own jump would open.
    target.closest("details")?.setAttribute("open", "");
    scrollOnceStill((options) => target.scrollIntoView(options));
  } else if (performance.now() < deadline) {
    requestAnimationFrame(() => {
      scrollToTarget(hash, deadline, own);
    });
  }
};

/** Whether the address changes because the visitor goes back or forth, or jumps within the page, and follows no link to a page. */
let isReturn = false;

/** Call this when the browser reports such a change (`popstate`), before Gatsby does. */
export const noteReturn = (): void => {
  isReturn = true;
};

/**
 * Every path change, and every link to the current page, scrolls smoothly to the top, or jumps there under reduced motion; a `#hash` takes
 * precedence. A change of the query alone scrolls nowhere. On the way back within a page, scrolling is left to the browser, which restores
 * the position.
 */
export const scrollToAddress = (location: Address, prevLocation: Address): void => {
  changes++;
  const isFollowed = !isReturn;
  isReturn = false;
  const isSamePage = location.pathname === prevLocation.pathname;
  // Otherwise Chromium would restore the position as soon as the page is long enough, which a slow device reaches later than its top.
  if (!isSamePage && !isFollowed) history.scrollRestoration = "manual";
  if (location.hash !== "") scrollToTarget(location.hash, performance.now() + TARGET_TIMEOUT);
  else if (!isSamePage || (location.search === prevLocation.search && isFollowed))
    scrollOnceStill((options) => window.scrollTo({ top: 0, ...options }));
};
