/**
 * Loads what an older browser lacks of dialogs: opening and closing them by `command`, and closing them by a click outside. Resolves once
 * they work, or cannot be made to work.
 */
export const supportDialogs = async (): Promise<void> => {
  await Promise.allSettled([
    "commandForElement" in HTMLButtonElement.prototype || import("invokers-polyfill"),
    "closedBy" in HTMLDialogElement.prototype || import("dialog-closedby-polyfill"),
  ]);
};
