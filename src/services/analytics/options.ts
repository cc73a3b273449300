/**
 * The configuration of gtag.js (R8.3).
 * Debug mode is off: `debug_mode` must be missing, because gtag.js takes even `false` for on.
 * We send the page views ourselves, once per page, with path, query and title (`analytics.ts`); gtag.js would send the first one again.
 * Demographics are on, through Google signals. They need no personalised advertising, which our cookie policy rules out.
 * Location is on: nothing here masks it.
 */
export const gtagConfig = {
  send_page_view: false,
  allow_google_signals: true,
  allow_ad_personalization_signals: false,
  cookie_flags: "SameSite=Lax;Secure",
};
