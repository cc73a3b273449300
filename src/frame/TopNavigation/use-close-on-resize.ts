import { useEffect } from "react";
import { closeLayers } from "../../page-lifecycle/close-layers";
import { from } from "../../theme/breakpoints";

const isOpen = (layer: HTMLElement): boolean =>
  layer instanceof HTMLDialogElement ? layer.open : "popover" in layer && layer.matches(":popover-open");

/** Closes the side panel, or a menu, in a window that has become too wide or too narrow for it: the button that opened it is gone. */
const closeLost = (): void => {
  const header = document.querySelector("[data-header]");
  if (![...(header?.querySelectorAll<HTMLElement>("dialog, [popover]") ?? [])].some(isOpen)) return;
  closeLayers();
  header?.querySelector("a")?.focus();
};

/** Keeps what is open, and the focus, within the navigation that a window has room for. */
export const useCloseOnResize = (): void => {
  useEffect(() => {
    const isDesktop = window.matchMedia(from.desktop.replace("@media ", ""));
    isDesktop.addEventListener("change", closeLost);
    return () => {
      isDesktop.removeEventListener("change", closeLost);
    };
  }, []);
};
