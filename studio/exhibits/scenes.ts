import type { Exhibit } from "./plate";
import { accelerators } from "./scenes/accelerators";
import { advisoryMa } from "./scenes/advisory-ma";
import { consultants } from "./scenes/consultants";
import { familyOffice } from "./scenes/family-office";
import { familyOfficeCompared } from "./scenes/family-office-compared";
import { founders } from "./scenes/founders";
import { fundManagers } from "./scenes/fund-managers";
import { fundraisers } from "./scenes/fundraisers";
import { investors } from "./scenes/investors";
import { luxuryRealEstate } from "./scenes/luxury-real-estate";
import { marketplace } from "./scenes/marketplace";
import { peVentureCapital } from "./scenes/pe-venture-capital";
import { secondaryExit } from "./scenes/secondary-exit";
import { suite } from "./scenes/suite";

/** The exhibits by the page that shows them: each is a document that only its audience would have. */
export const EXHIBITS: Readonly<Record<string, Exhibit>> = {
  "family-office": familyOffice,
  "family-office-compared": familyOfficeCompared,
  "fund-managers": fundManagers,
  "pe-venture-capital": peVentureCapital,
  founders,
  fundraisers,
  investors,
  "luxury-real-estate": luxuryRealEstate,
  "secondary-exit": secondaryExit,
  consultants,
  accelerators,
  "advisory-ma": advisoryMa,
  marketplace,
  suite,
};
