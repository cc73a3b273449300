import type { PhonePanel } from "./phone";
import { auditTrail } from "./scenes/audit-trail";
import { clientReadiness } from "./scenes/client-readiness";
import { crm } from "./scenes/crm";
import { dataRoom } from "./scenes/data-room";
import { dataRoomFamily } from "./scenes/data-room-family";
import { holdings } from "./scenes/holdings";
import { investorReporting } from "./scenes/investor-reporting";
import { listingDraft } from "./scenes/listing-draft";
import { marketplaceListing } from "./scenes/marketplace-listing";
import { ndaGate } from "./scenes/nda-gate";
import { ndaSigning } from "./scenes/nda-signing";
import { ndaSigningSale } from "./scenes/nda-signing-sale";
import { paperRelease } from "./scenes/paper-release";
import { pipeline } from "./scenes/pipeline";
import { quarterRelease } from "./scenes/quarter-release";
import { reUp } from "./scenes/re-up";
import { sealedListing } from "./scenes/sealed-listing";
import { secondaryBid } from "./scenes/secondary-bid";
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
  "quarter-release": quarterRelease,
  "secondary-bid": secondaryBid,
};

/** Scenes that only appear beside a text, in a narrow column at every width. */
export const PANELS: Readonly<Record<string, PhonePanel>> = {
  "data-room-family": dataRoomFamily,
  "nda-signing-sale": ndaSigningSale,
  "sealed-listing": sealedListing,
  "client-readiness": clientReadiness,
  holdings,
  "listing-draft": listingDraft,
  "nda-gate": ndaGate,
  "paper-release": paperRelease,
  "re-up": reUp,
};
