/** Fragment of the cookie settings on every page: a link to it, in any content, opens them. */
export const SETTINGS_ID = "cookie-settings";

/** Id of the dialog that shows them. */
export const SETTINGS_DIALOG_ID = "cookie-settings-dialog";
