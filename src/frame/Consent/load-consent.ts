import type { Consent } from "../../services/consent/consent";

/**
 * Fetches the visitor's consent in a separate chunk, with the consent library and the analytics. Without a measurement ID there is no
 * consent to ask for, and the site contains neither. For the bundler to see that the branch is dead, the variable must appear here by name,
 * and not behind an `await`.
 */
export const loadConsent = (): Promise<Consent | undefined> =>
  process.env.GATSBY_ANALYTICS_MEASUREMENT_ID
    ? import(/* webpackChunkName: "consent" */ "./site-consent").then(({ siteConsent }) => siteConsent)
    : Promise.resolve(undefined);
