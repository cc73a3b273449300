import { startWaiting, stopWaiting } from "../layout/waiting";
import { crossFade, showArrival } from "./cross-fade";
import type { Navigate, PageLoader } from "./gatsby-globals";

/** Path of the page that is shown; the address is ahead of it while a page is waited for. */
let shownPath = "";

/** Which page was asked for last. */
let latest = 0;

/** Another page is shown, or the same at another place. */
export const onPageShown = (): void => {
  shownPath = location.pathname;
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
    const own = ++latest;
    const { pathname, search } = new URL(String(to), location.href);
    if (typeof to === "number" || pathname === shownPath) {
      navigate(to, options);
      return;
    }
    startWaiting();
    const show = (): void => {
      if (own !== latest) return;
      crossFade();
      navigate(to, options);
    };
    const leaveToGatsby = (): void => {
      if (own === latest) navigate(to, options);
    };
    loader.loadPage(pathname + search).then((page) => {
      if (page?.json) show();
      else leaveToGatsby();
    }, leaveToGatsby);
  };

/** Back and forward: Gatsby renders the page at once when it has it, and fetches it first when it has not. */
const followHistory = (loader: PageLoader): void => {
  window.addEventListener("popstate", ({ hasUAVisualTransition }) => {
    latest++;
    if (location.pathname === shownPath) return;
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
