import type { PluginRef } from "gatsby";

/**
 * gatsby-plugin-google-gtag, or nothing without a measurement ID: with an empty list of IDs it would add its tags all the same. Debugging
 * is off: `debug_mode` must be missing, because gtag.js takes even `false` to mean on. Demographics are on, through Google signals; they
 * need no personalised advertising, which the cookie policy rules out. Location is on: nothing here masks it.
 */
export const gtagPlugin = (measurementId = ""): PluginRef[] =>
  measurementId === ""
    ? []
    : [
        {
          resolve: "gatsby-plugin-google-gtag",
          options: {
            trackingIds: [measurementId],
            gtagConfig: { allow_google_signals: true, allow_ad_personalization_signals: false, cookie_flags: "SameSite=Lax;Secure" },
            pluginConfig: { head: false },
          },
        },
      ];
