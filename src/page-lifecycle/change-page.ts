import { closeLayers } from "./close-layers";
import type { Navigate, PageLoader } from "./gatsby-globals";
import { pageState } from "./page-state";
import { startWaiting, stopWaiting } from "./waiting";

/** Another page is shown, or the same at another place. */
export const onPageShown = (): void => {
  // Over the first page stands what was opened before the scripts came.
  if (pageState.shownPath !== "") closeLayers();
  pageState.shownPath = location.pathname;
  stopWaiting();
};

/** `navigate` with what Gatsby's own lacks: a sign while a page is on its way, and no page that comes late over one asked for after it. */
const withSign =
  (navigate: Navigate, loader: PageLoader): Navigate =>
  (to, options) => {
    const own = ++pageState.request;
    const { pathname, search } = new URL(String(to), location.href);
    if (typeof to === "number" || pathname === pageState.shownPath) {
      navigate(to, options);
      return;
    }
    startWaiting();
    // A page that cannot be had is Gatsby's affair too.
    const show = (): void => {
      if (own === pageState.request) navigate(to, options);
    };
    loader.loadPage(pathname + search).then(show, show);
  };

/**
 * Back and forward. The router would show a page that comes late under whatever address stands there by then, so it learns of a page that has
 * yet to be fetched when that is there, if it is still wanted.
 */
const followHistory = (loader: PageLoader): void => {
  let isHandedOn = false;
  const onPopState = (event: PopStateEvent): void => {
    if (isHandedOn) return;
    const own = ++pageState.request;
    if (location.pathname === pageState.shownPath) {
      stopWaiting();
      return;
    }
    const path = location.pathname + location.search;
    if (loader.loadPageSync(path)?.json) return;
    event.stopImmediatePropagation();
    startWaiting();
    const handOn = (): void => {
      if (own !== pageState.request) return;
      isHandedOn = true;
      window.dispatchEvent(new PopStateEvent("popstate", { state: event.state as unknown }));
      isHandedOn = false;
    };
    loader.loadPage(path).then(handOn, handOn);
  };
  // Before the router, which listens without `capture`.
  window.addEventListener("popstate", onPopState, true);
};

/** Makes the change from one page to the next wait visibly, however it is asked for. */
export const improvePageChanges = (loader: PageLoader): void => {
  window.___navigate = withSign(window.___navigate, loader);
  followHistory(loader);
};
