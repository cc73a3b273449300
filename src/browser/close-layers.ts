/** Closes open menus and dialogs, the side panel among them, but no toast: who follows one of their links wants to see where it leads. */
export const closeLayers = (): void => {
  document.querySelectorAll<HTMLDialogElement>("dialog[open]").forEach((dialog) => dialog.close());
  // Browsers before 2024 have no popovers, so none can be open.
  document.querySelectorAll<HTMLElement>("[popover]:not([popover=manual])").forEach((menu: Partial<HTMLElement>) => menu.hidePopover?.());
};
