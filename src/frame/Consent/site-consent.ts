import { environment } from "../../environment/environment";
import { startTracking } from "../../services/analytics/start-tracking";

/** One instance for the whole visit, however often React renders; it starts when this chunk loads. */
export const siteConsent = startTracking(environment.analyticsMeasurementId);
