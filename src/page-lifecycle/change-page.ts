import { closeLayers } from "./close-layers";
import type { Navigate, PageLoader } from "./gatsby-globals";
import { adoptLateFonts } from "./late-fonts";
import { pageState } from "./page-state";
import { startWaiting, stopWaiting } from "./waiting";

/** Called when another page is in the document and not yet painted, or another place on the same page is shown. */
export const onPageShown = (): void => {
  const { shownPath } = pageState;
  // Keep layers opened before hydration.
  if (shownPath !== "") closeLayers();
  if (shownPath !== "" && shownPath !== location.pathname) adoptLateFonts();
  pageState.shownPath = location.pathname;
  stopWaiting();
};

/** Adds to Gatsby's `navigate` a sign while a page is on its way. A late page never replaces a newer request. */
const withBusySign =
  (navigate: Navigate, loader: PageLoader): Navigate =>
  (to, options) => {
    const own = ++pageState.request;
    const { pathname, search } = new URL(String(to), location.href);
    if (typeof to === "number" || pathname === pageState.shownPath) {
      navigate(to, options);
      return;
    }
    startWaiting();
    // Let Gatsby handle failures.
    const show = (): void => {
      if (own === pageState.request) navigate(to, options);
    };
    loader.loadPage(pathname + search).then(show, show);
  };

/**
 * Back and forward. The router would show a late page at whatever the address is by then, so we delay the event until the page has
 * arrived and is still wanted.
 */
const followHistory = (loader: PageLoader): void => {
  let isForwarded = false;
  const onPopState = (event: PopStateEvent): void => {
    if (isForwarded) return;
    const own = ++pageState.request;
    if (location.pathname === pageState.shownPath) {
      stopWaiting();
      return;
    }
    const path = location.pathname + location.search;
    if (loader.loadPageSync(path)?.json) return;
    event.stopImmediatePropagation();
    startWaiting();
    const forward = (): void => {
      if (own !== pageState.request) return;
      isForwarded = true;
      window.dispatchEvent(new PopStateEvent("popstate", { state: event.state as unknown }));
      isForwarded = false;
    };
    loader.loadPage(path).then(forward, forward);
  };
  // Runs before the router, which listens without `capture`.
  window.addEventListener("popstate", onPopState, true);
};

/** A page restored from the back/forward cache no longer waits for the page that it was left for. */
const onPageRestored = ({ persisted }: PageTransitionEvent): void => {
  if (!persisted) return;
  pageState.request++;
  stopWaiting();
};

/** Shows when a page change is slow, and lets no late page replace a newer request. */
export const improvePageChanges = (loader: PageLoader): void => {
  window.addEventListener("pageshow", onPageRestored);
  window.___navigate = withBusySign(window.___navigate, loader);
  followHistory(loader);
};
