import { environment } from "../../environment/environment";
import { startTracking } from "../../services/analytics/start-tracking";
import type { ConsentPanelProps } from "./cookie-settings";
import { TrackingPanel } from "./TrackingPanel";

/** One for the whole visit, however often React renders: it starts when this chunk arrives. */
const consent = startTracking(environment.analyticsMeasurementId);

/** The cookie settings of a site with analytics. */
export const SiteTrackingPanel = (props: ConsentPanelProps) => <TrackingPanel consent={consent} {...props} />;
