/** Fragment of the cookie settings on every page. In any content, a link to it opens them. */
export const SETTINGS_ID = "cookie-settings";

/** Id of the settings dialog. */
export const SETTINGS_DIALOG_ID = "cookie-settings-dialog";
