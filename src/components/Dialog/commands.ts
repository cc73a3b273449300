/*
 * What makes a button open or close a dialog, without a script; for a browser that does not know `command` yet the page's inline script does
 * it (`late-scripts/starter.js`).
 */

/** Attributes of a button that opens a dialog. */
export const opens = (dialog: string) => ({ command: "show-modal", commandfor: dialog }) as const;

/** Attributes of a button that closes it. */
export const closes = (dialog: string) => ({ command: "close", commandfor: dialog }) as const;
