/*
 * Attributes that make a button open or close a dialog without React. In browsers that do not support `command`, the page's inline script
 * stands in for it (`inline/native-controls.js`).
 */

/** Attributes of a button that opens a dialog. */
export const opens = (dialog: string) => ({ command: "show-modal", commandfor: dialog }) as const;

/** Attributes of a button that closes a dialog. */
export const closes = (dialog: string) => ({ command: "close", commandfor: dialog }) as const;
