import type { GatsbyBrowser } from "gatsby";
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

/**
 * Every path change scrolls smoothly to the top, at once under reduced motion; a `#hash` target wins (SPEC section 2, DESIGN section 4).
 * The first page is left to the browser, which also restores positions on reload.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps: { location } }) => {
  if (!prevRouterProps) return location.hash === "";
  if (location.hash !== "") scrollToTarget(location.hash, performance.now() + TARGET_PATIENCE);
  else if (location.pathname !== prevRouterProps.location.pathname) window.scrollTo({ top: 0, behavior: scrollBehaviour() });
  return false;
};
