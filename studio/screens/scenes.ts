import { auditTrail } from "./scenes/audit-trail";
import { crm } from "./scenes/crm";
import { dataRoom } from "./scenes/data-room";
import { investorReporting } from "./scenes/investor-reporting";
import { marketplaceListing } from "./scenes/marketplace-listing";
import { ndaSigning } from "./scenes/nda-signing";
import { pipeline } from "./scenes/pipeline";
import { secondaryListing } from "./scenes/secondary-listing";
import type { Screen } from "./shell";

/** The scenes of the product, by the name of their picture. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  pipeline,
  "data-room": dataRoom,
  "audit-trail": auditTrail,
  crm,
  "nda-signing": ndaSigning,
  "investor-reporting": investorReporting,
  "marketplace-listing": marketplaceListing,
  "secondary-listing": secondaryListing,
};
