import { navigate } from "gatsby";
import { closeLayers } from "./close-layers";
import { adoptLateFonts } from "./late-fonts";
import type { PageLoader } from "./load-page";
import { pageBehind } from "./page-behind";
import { pageState } from "./page-state";
import { startWaiting, stopWaiting } from "./waiting";
import { isPlain } from "./watch-intent";

/** Called when another page is in the document but not yet painted, and when another place on the same page is shown. */
export const onPageShown = (): void => {
  const { shownPath } = pageState;
  // Not on the first page, where a visitor may have opened a layer before hydration.
  if (shownPath !== "") closeLayers();
  if (shownPath !== "" && shownPath !== location.pathname) adoptLateFonts();
  pageState.shownPath = location.pathname;
  stopWaiting();
  // Tells the analytics, which have a chunk of their own.
  dispatchEvent(new Event("pageshown"));
};

/** Calls back with whether a page could be loaded, unless another page has been requested meanwhile. */
const whenLoaded = async (page: string, { load }: PageLoader, show: (isLoaded: boolean) => void): Promise<void> => {
  const own = ++pageState.request;
  startWaiting();
  const isLoaded = await load(page);
  if (own === pageState.request) show(isLoaded);
};

/** Keeps the current page, whatever else was requested. */
const stay = (): void => {
  pageState.request++;
  stopWaiting();
};

/**
 * Links open the site's pages in place, once they are loaded. If a page cannot be loaded in place, as after a deployment, the browser loads
 * it as a whole.
 */
const followLinks = (loader: PageLoader): void => {
  document.addEventListener("click", (event) => {
    const page = pageBehind(event.target);
    const link = event.target instanceof Element && event.target.closest("a");
    if (event.defaultPrevented || !link || !isPlain(event)) return;
    const { pathname, href, hash } = link;
    if (page === undefined) {
      // Not every browser fires an event for a link to the current address.
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
 * Handles Back and Forward. By the time a slow page arrives, the address may have changed again, and the router would show that page there.
 * So the router gets the event only once the page has arrived and is still wanted.
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
  // `capture` runs this before the router's listener.
  window.addEventListener("popstate", onPopState, true);
};

/** A page restored from the back/forward cache must not wait any longer for the page that the visitor left it for. */
const onPageRestored = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) stay();
};

/** Opens pages in place, shows when one is slow, and never lets a late page replace a newer request. */
export const changePages = (loader: PageLoader): void => {
  window.addEventListener("pageshow", onPageRestored);
  followLinks(loader);
  followHistory(loader);
};
