import type { Consent } from "../../services/consent/consent";

/**
 * Fetches the visitor's consent in a separate chunk, with the consent library and the analytics. Without a measurement ID there is none,
 * and neither is part of the site. The variable must appear here by name, and not behind an `await`, for the bundler to see that the branch
 * is dead.
 */
export const loadConsent = (): Promise<Consent | undefined> =>
  process.env.GATSBY_ANALYTICS_MEASUREMENT_ID
    ? import(/* webpackChunkName: "consent" */ "./site-consent").then(({ siteConsent }) => siteConsent)
    : Promise.resolve(undefined);
