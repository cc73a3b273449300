import type { Consent } from "../../services/consent/consent";

/**
 * Fetches the visitor's consent, in a chunk of its own: it holds the consent library and the analytics. Without a measurement ID there is
 * none, and those are not part of the site at all. For this the variable must stand here by its name, and not behind an `await`: so the
 * bundler sees that the branch is dead.
 */
export const loadConsent = (): Promise<Consent | undefined> =>
  process.env.GATSBY_ANALYTICS_MEASUREMENT_ID
    ? import(/* webpackChunkName: "consent" */ "./site-consent").then(({ siteConsent }) => siteConsent)
    : Promise.resolve(undefined);
