/** Closes a menu. Browsers from before 2024 know no popovers, and so have none that is open. */
export const hidePopover = (popover: Partial<Pick<HTMLElement, "hidePopover">>): void => popover.hidePopover?.();

/** Closes the open menu and the open dialog: the page under them is to be seen. */
export const closeLayers = (): void => {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) hidePopover(popover);
};

/** A link in a menu or dialog closes it, also the link to the page that is shown, but not one that opens in another tab. */
export const closeLayersOnFollow = (): void => {
  document.addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
    if (target.closest("dialog a, [popover] a")) closeLayers();
  });
};
