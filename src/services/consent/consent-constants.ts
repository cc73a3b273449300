/** The level that needs no consent. */
export const NECESSARY = "necessary";

/** The level that the analytics need; scripts that wait for it have this name in `data-category`. */
export const TRACKING = "tracking";

/** Name of the cookie that stores the answer, its dates and the version of the question. */
export const CONSENT_COOKIE = "cc_cookie";

/** How long an answer is valid, in days: six months. */
export const CONSENT_DAYS = 182;

/** Version of the question. If you change the levels or their purposes, raise it: everybody is then asked again. */
export const CONSENT_VERSION = 1;

/** Fragment of the cookie settings on every page. A link to it in any content opens them. */
export const SETTINGS_ID = "cookie-settings";

/** Id of the settings dialog. */
export const SETTINGS_DIALOG_ID = "cookie-settings-dialog";
