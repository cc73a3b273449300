import { CONSENT_COOKIE, CONSENT_VERSION, NECESSARY } from "./consent-constants";

/** The cookie of a visitor who refused tracking on an earlier visit, and is not asked again. */
export const refusalCookie = (): { name: string; value: string } => {
  const now = new Date().toISOString();
  const value = { categories: [NECESSARY], revision: CONSENT_VERSION, consentId: "test", consentTimestamp: now, lastConsentTimestamp: now };
  return { name: CONSENT_COOKIE, value: encodeURIComponent(JSON.stringify(value)) };
};
