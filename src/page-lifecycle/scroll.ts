import type { GatsbyBrowser } from "gatsby";
import { pageState } from "./page-state";
import { prefersReducedMotion } from "./prefers-reduced-motion";

/** How long a `#hash` target may take to appear on a page whose sections arrive one by one, in milliseconds. */
const TARGET_PATIENCE = 2000;

const scrollBehaviour = (): ScrollBehavior => (prefersReducedMotion() ? "instant" : "smooth");

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

/** How long a smooth scroll may stand still before it is taken for lost, in milliseconds. */
const STANDSTILL = 500;

/** What visitors scroll with: from then on the page is where they want it. */
const VISITORS_OWN = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * Scrolls to the top and sees to it that the page gets there: on a busy device browsers lose a smooth scroll when the page is laid out anew
 * under it, and a page would open far down.
 */
const scrollToTop = (): void => {
  pageState.stopScroll?.();
  window.scrollTo({ top: 0, behavior: scrollBehaviour() });
  let last = window.scrollY;
  const timer = setInterval(() => {
    if (window.scrollY === last) {
      pageState.stopScroll?.();
      window.scrollTo({ top: 0, behavior: "instant" });
    }
    last = window.scrollY;
  }, STANDSTILL);
  const stop = (): void => {
    clearInterval(timer);
    for (const sign of VISITORS_OWN) removeEventListener(sign, stop);
  };
  for (const sign of VISITORS_OWN) addEventListener(sign, stop, { passive: true });
  pageState.stopScroll = stop;
};

/**
 * Every path change scrolls smoothly to the top, at once under reduced motion; a `#hash` target wins (R2.10).
 * The first page is left to the browser, which also restores positions on reload.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps: { location } }) => {
  if (!prevRouterProps) return location.hash === "";
  if (location.hash !== "") {
    pageState.stopScroll?.();
    scrollToTarget(location.hash, performance.now() + TARGET_PATIENCE);
  } else if (location.pathname !== prevRouterProps.location.pathname) scrollToTop();
  return false;
};
