import { useEffect } from "react";
import { closeLayers } from "../../browser/close-layers";
import { from } from "../../theme/breakpoints";

const isOpen = (layer: HTMLElement): boolean =>
  layer instanceof HTMLDialogElement ? layer.open : "popover" in layer && layer.matches(":popover-open");

/**
 * Closes the side panel or the menu when the window has become too wide or too narrow for it, because the button that opened it is gone.
 */
const closeOrphaned = (): void => {
  const header = document.querySelector("[data-header]");
  if (![...(header?.querySelectorAll<HTMLElement>("dialog, [popover]") ?? [])].some(isOpen)) return;
  closeLayers();
  header?.querySelector("a")?.focus();
};

/** When a resized window switches between menus and side panel, closes whatever is open and keeps the focus in the navigation. */
export const useCloseOnResize = (): void => {
  useEffect(() => {
    const isDesktop = window.matchMedia(from.desktop.replace("@media ", ""));
    isDesktop.addEventListener("change", closeOrphaned);
    return () => {
      isDesktop.removeEventListener("change", closeOrphaned);
    };
  }, []);
};
