import type { GatsbyBrowser } from "gatsby";

/** How long a `#hash` target may take to appear on a page whose sections arrive one by one, in milliseconds. */
const TARGET_PATIENCE = 2000;

const scrollBehaviour = (): ScrollBehavior => (window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");

const scrollToTarget = (hash: string, deadline: number): void => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) {
    target.scrollIntoView({ behavior: scrollBehaviour() });
  } else if (performance.now() < deadline) {
    requestAnimationFrame(() => {
      scrollToTarget(hash, deadline);
    });
  }
};

/** Counts the changes of address: a way that was begun for an earlier one is not gone on. */
let changes = 0;

/**
 * Begins the way to the top, and begins it again when the new page has been laid out and when the router has moved the focus to it: Chromium
 * gives up a smooth scroll for either, and would show a page that is reached from the foot of a longer one from its own foot.
 */
const scrollToTop = (): void => {
  const own = changes;
  const begin = (): void => {
    if (own === changes) window.scrollTo({ top: 0, behavior: scrollBehaviour() });
  };
  // In the second frame from now the first has been laid out.
  const goOn = (): void => {
    requestAnimationFrame(() => requestAnimationFrame(begin));
  };
  begin();
  goOn();
  document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", goOn, { once: true });
};

/**
 * Every path change scrolls smoothly to the top, at once under reduced motion; a `#hash` target wins (R2.10).
 * The first page is left to the browser, which also restores positions on reload.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps: { location } }) => {
  changes++;
  if (!prevRouterProps) return location.hash === "";
  if (location.hash !== "") scrollToTarget(location.hash, performance.now() + TARGET_PATIENCE);
  else if (location.pathname !== prevRouterProps.location.pathname) scrollToTop();
  return false;
};
