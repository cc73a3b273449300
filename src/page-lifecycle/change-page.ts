import { navigate } from "gatsby";
import { closeLayers } from "./close-layers";
import { adoptLateFonts } from "./late-fonts";
import type { PageLoader } from "./load-page";
import { pageBehind } from "./page-behind";
import { pageState } from "./page-state";
import { startWaiting, stopWaiting } from "./waiting";
import { isPlain } from "./watch-intent";

/** Called when another page is in the document and not yet painted, or another place on the same page is shown. */
export const onPageShown = (): void => {
  const { shownPath } = pageState;
  // Keep layers opened before hydration.
  if (shownPath !== "") closeLayers();
  if (shownPath !== "" && shownPath !== location.pathname) adoptLateFonts();
  pageState.shownPath = location.pathname;
  stopWaiting();
  // For the analytics, which are a chunk of their own.
  dispatchEvent(new Event("pageshown"));
};

/** Calls back with whether a page could be loaded, unless another one has been requested by then. */
const whenLoaded = async (page: string, { load }: PageLoader, show: (isLoaded: boolean) => void): Promise<void> => {
  const own = ++pageState.request;
  startWaiting();
  const isLoaded = await load(page);
  if (own === pageState.request) show(isLoaded);
};

/** Whatever was requested, the current page stays. */
const stay = (): void => {
  pageState.request++;
  stopWaiting();
};

/** Links to pages open them in place, once they are loaded; if that fails, as after a deployment, the browser loads the whole page. */
const followLinks = (loader: PageLoader): void => {
  document.addEventListener("click", (event) => {
    const page = pageBehind(event.target);
    const link = event.target instanceof Element && event.target.closest("a");
    if (event.defaultPrevented || !link || !isPlain(event)) return;
    const { pathname, href, hash } = link;
    if (page === undefined) {
      // Not every browser reports a link to the place that the address names already.
      if (href === location.href) stay();
      return;
    }
    event.preventDefault();
    if (pathname === pageState.shownPath) {
      stay();
      navigate(page + hash, { replace: href === location.href });
      return;
    }
    void whenLoaded(page, loader, (isLoaded) => {
      if (isLoaded) navigate(page + hash);
      else location.assign(href);
    });
  });
};

/**
 * Back and forward. The router would show a late page at whatever the address is by then, so we delay the event until the page has
 * arrived and is still wanted.
 */
const followHistory = (loader: PageLoader): void => {
  let isForwarded = false;
  const onPopState = (event: PopStateEvent): void => {
    if (isForwarded) return;
    const page = location.pathname + location.search;
    if (location.pathname === pageState.shownPath || loader.has(page)) {
      stay();
      return;
    }
    event.stopImmediatePropagation();
    void whenLoaded(page, loader, (isLoaded) => {
      if (!isLoaded) {
        location.reload();
        return;
      }
      isForwarded = true;
      window.dispatchEvent(new PopStateEvent("popstate", { state: event.state as unknown }));
      isForwarded = false;
    });
  };
  // Runs before the router, which listens without `capture`.
  window.addEventListener("popstate", onPopState, true);
};

/** A page restored from the back/forward cache no longer waits for the page that it was left for. */
const onPageRestored = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) stay();
};

/** Opens pages in place: shows when one is slow, and lets no late one replace a newer request. */
export const changePages = (loader: PageLoader): void => {
  window.addEventListener("pageshow", onPageRestored);
  followLinks(loader);
  followHistory(loader);
};
