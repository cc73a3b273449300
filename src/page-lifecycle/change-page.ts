import { closeLayers } from "./close-layers";
import { crossFade, showArrival } from "./cross-fade";
import type { Navigate, PageLoader } from "./gatsby-globals";
import { pageState } from "./page-state";
import { startWaiting, stopWaiting } from "./waiting";

/** Another page is shown, or the same at another place. */
export const onPageShown = (): void => {
  // Over the first page stands what was opened before the scripts came.
  if (pageState.shownPath !== "") closeLayers();
  pageState.shownPath = location.pathname;
  stopWaiting();
  showArrival();
};

/**
 * `navigate` with what Gatsby's own lacks: a sign while a page is on its way, a cross-fade when it comes, and no page that comes late over
 * one that was asked for after it.
 */
const withFade =
  (navigate: Navigate, loader: PageLoader): Navigate =>
  (to, options) => {
    const own = ++pageState.request;
    const { pathname, search } = new URL(String(to), location.href);
    if (typeof to === "number" || pathname === pageState.shownPath) {
      navigate(to, options);
      return;
    }
    startWaiting();
    const show = (): void => {
      if (own !== pageState.request) return;
      crossFade();
      navigate(to, options);
    };
    const leaveToGatsby = (): void => {
      if (own === pageState.request) navigate(to, options);
    };
    loader.loadPage(pathname + search).then((page) => {
      if (page?.json) show();
      else leaveToGatsby();
    }, leaveToGatsby);
  };

/** Back and forward: Gatsby renders the page at once when it has it, and fetches it first when it has not. */
const followHistory = (loader: PageLoader): void => {
  window.addEventListener("popstate", ({ hasUAVisualTransition }) => {
    pageState.request++;
    if (location.pathname === pageState.shownPath) return;
    if (!loader.loadPageSync(location.pathname + location.search)?.json) startWaiting();
    // A swipe has already shown the page coming in.
    else if (!hasUAVisualTransition) crossFade();
  });
};

/** Makes the change from one page to the next wait visibly and fade, however it is asked for. */
export const improvePageChanges = (loader: PageLoader): void => {
  window.___navigate = withFade(window.___navigate, loader);
  followHistory(loader);
};
