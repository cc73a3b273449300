/** Closes the open menu and the open dialog: the page under them is to be seen. */
export const closeLayers = (): void => {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) popover.hidePopover();
};

/** A link in a menu or dialog closes it, also the link to the page that is shown. */
export const closeLayersOnFollow = (): void => {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("dialog a, [popover] a")) closeLayers();
  });
};
