/**
 * The configuration of gtag.js (R8.3). Debug off: `debug_mode` must be missing, since gtag.js takes `false` for on. Page view sent: by
 * ourselves, once per page, with path, query and title (`analytics.ts`); gtag.js would send the first one a second time. Demographics on:
 * Google signals. They need no personalised advertising, which our cookie policy rules out. Location on: nothing here masks it.
 */
export const gtagConfig = {
  send_page_view: false,
  allow_google_signals: true,
  allow_ad_personalization_signals: false,
  cookie_flags: "SameSite=Lax;Secure",
};
