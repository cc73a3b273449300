import type { GatsbyBrowser, RouteUpdateArgs } from "gatsby";
import { scrollToAddress } from "./scroll";

/** Closes menus and dialogs, including the side panel, but not toasts: whoever follows one of their links wants to see where it leads. */
const closeLayers = (): void => {
  document.querySelectorAll<HTMLDialogElement>("dialog[open]").forEach((dialog) => dialog.close());
  // Browsers before 2024 have no popovers, so none can be open.
  document.querySelectorAll<HTMLElement>("[popover]:not([popover=manual])").forEach((menu: Partial<HTMLElement>) => menu.hidePopover?.());
};

/**
 * After a resize, closes a menu or the side panel if its button has gone because the window is now too narrow or too wide for it, and keeps
 * the focus in the navigation.
 */
export const closeOrphaned = (): void => {
  // A forgiving selector list: browsers before 2024 do not know its second selector.
  const layer = document.querySelector("header :is(dialog[open], :popover-open)");
  const opener = layer && document.querySelector(`[commandfor="${layer.id}"], [popovertarget="${layer.id}"]`);
  if (!opener || opener.getClientRects().length > 0) return;
  closeLayers();
  document.querySelector<HTMLElement>("header a")?.focus();
};

const setBusy = (isBusy: boolean): void => {
  document.querySelector("main")?.setAttribute("aria-busy", String(isBusy));
};

/** Ends a page change: no page is on its way any more, and the menu that led to it closes. */
export const endPageChange = (): void => {
  setBusy(false);
  closeLayers();
  // Lets a reload keep its position again (`scroll.ts` may have switched that off).
  history.scrollRestoration = "auto";
};

/** After each page change, closes the menu and scrolls to the top or to what the address names; the first page is left to the browser. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }: RouteUpdateArgs) => {
  if (!prevLocation) return;
  endPageChange();
  scrollToAddress(location, prevLocation);
};

/** When a page takes longer than a second, the current one shows that another is on its way. */
export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () => {
  setBusy(true);
};

/**
 * Stops Gatsby from scrolling by itself: it would jump, restore earlier positions, and miss a target that appears after the first screen.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
