import { type Consent, createConsent } from "../consent/consent";
import { createAnalytics } from "./analytics";

/** Starts the visitor's consent, and runs the analytics while, and only while, the tracking level is accepted (R8.1). Call it once. */
export const startTracking = (measurementId: string): Consent => {
  const consent = createConsent();
  const analytics = createAnalytics({ measurementId, isAllowed: consent.isTrackingAllowed });
  const follow = () => {
    if (consent.isTrackingAllowed()) analytics.start();
    else analytics.stop();
  };
  consent.subscribe(follow);
  follow();
  return consent;
};
