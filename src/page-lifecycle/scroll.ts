import type { GatsbyBrowser, RouteUpdateArgs } from "gatsby";

/** How long to wait for a `#hash` target, in milliseconds: on a slow device, what is below a page's first screen comes seconds later. */
const TARGET_TIMEOUT = 10_000;

/** How long the router may take to move the focus to a new page, in milliseconds. */
const FOCUS_TIMEOUT = 1000;

/** Counts address changes. Stale scrolls stop. */
let changes = 0;

/**
 * Begins to scroll, and again after the new page has been laid out and after the router has moved the focus to it: browsers cancel smooth
 * scrolling on either, and would leave a visitor who came from the foot of a longer page at the foot of this one.
 */
const scrollOnceStill = (scroll: (options: ScrollOptions) => void): void => {
  const own = changes;
  const begin = (): void => {
    const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (own === changes) scroll({ behavior: isReduced ? "instant" : "smooth" });
  };
  // By the second frame, the first has been laid out.
  const scrollAgain = (): void => {
    requestAnimationFrame(() => requestAnimationFrame(begin));
  };
  begin();
  scrollAgain();
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.querySelector("main")) scrollAgain();
  };
  document.addEventListener("focusin", onFocus);
  // No event fires if the page already had focus; a later one comes from the visitor.
  setTimeout(() => document.removeEventListener("focusin", onFocus), FOCUS_TIMEOUT);
};

const scrollToTarget = (hash: string, deadline: number, own = changes): void => {
  if (own !== changes) return;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) {
    scrollOnceStill((options) => target.scrollIntoView(options));
  } else if (performance.now() < deadline) {
    requestAnimationFrame(() => {
      scrollToTarget(hash, deadline, own);
    });
  }
};

/**
 * Every path change, and a link to the current page, scrolls smoothly to the top, instantly under reduced motion; a `#hash` takes
 * precedence (R2.10). The first page is left to the browser, which restores positions on reload.
 */
export const scrollToAddress = ({ location, prevLocation }: Pick<RouteUpdateArgs, "location" | "prevLocation">): void => {
  changes++;
  if (!prevLocation) return;
  if (location.hash !== "") scrollToTarget(location.hash, performance.now() + TARGET_TIMEOUT);
  else if (location.pathname !== prevLocation.pathname || location.href === prevLocation.href)
    scrollOnceStill((options) => window.scrollTo({ top: 0, ...options }));
};

/**
 * Gatsby itself never scrolls: it would take a visitor who comes back by a link to where the page was left, and it knows no target that
 * arrives after a page's first screen.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
