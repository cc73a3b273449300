/** Closes open menus and dialogs, the side panel among them: a visitor who follows one of their links wants to see where it leads. */
export const closeLayers = (): void => {
  document.querySelectorAll<HTMLElement>(":popover-open").forEach((menu) => {
    menu.hidePopover();
  });
  document.querySelectorAll<HTMLDialogElement>("dialog[open]").forEach((dialog) => {
    dialog.close();
  });
};
