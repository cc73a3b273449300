import type { GatsbyBrowser, RouteUpdateArgs } from "gatsby";
import { closeLayers } from "./close-layers";
import { scrollToAddress } from "./scroll";

const setBusy = (isBusy: boolean): void => {
  document.querySelector("main")?.setAttribute("aria-busy", String(isBusy));
};

/** No page is on its way any more, and the menu that led to it closes. */
export const settle = (): void => {
  setBusy(false);
  closeLayers();
};

/** After each page change, the view also scrolls to the top or to what the address names. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update: RouteUpdateArgs) => {
  if (!update.prevLocation) return;
  settle();
  scrollToAddress(update);
};

/** When a page takes longer than a second, the one that is shown says that another is on its way. */
export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () => {
  setBusy(true);
};

/**
 * Stops Gatsby from scrolling by itself: it would jump, restore earlier positions, and not find a target that appears after the first
 * screen.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
