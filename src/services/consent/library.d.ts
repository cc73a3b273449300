/** The consent library without its banner. Its own declarations require words for a banner, which would also make the library draw one. */
declare module "vanilla-cookieconsent/dist/cookieconsent.umd.js" {
  import type { CookieConsentConfig } from "vanilla-cookieconsent";

  export { acceptCategory, acceptedCategory, eraseCookies, reset, validConsent } from "vanilla-cookieconsent";

  /** The consent cookie's current contents, unchecked. */
  export function getCookie(): { categories?: unknown; consentTimestamp?: string; lastConsentTimestamp?: string };

  /** Reads the stored answer at once; activates scripts and calls back shortly afterwards. */
  export function run(
    config: Omit<CookieConsentConfig, "language"> & { language: { default: string; translations: Record<string, object> } },
  ): Promise<void>;
}
