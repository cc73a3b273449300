import { isPlain } from "./watch-intent";

/** Closes a menu. Browsers before 2024 lack popovers, so none can be open. */
export const hidePopover = (popover: Partial<Pick<HTMLElement, "hidePopover">>): void => popover.hidePopover?.();

/** Closes the open menu and the open dialog, to uncover the page. */
export const closeLayers = (): void => {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) hidePopover(popover);
};

/** A link in a menu or dialog closes it, even if it leads to the current page, unless it opens another tab. */
export const closeLayersOnFollow = (): void => {
  document.addEventListener("click", (event) => {
    const { target } = event;
    if (isPlain(event) && target instanceof Element && target.closest("dialog a:not([target]), [popover] a:not([target])")) closeLayers();
  });
};
