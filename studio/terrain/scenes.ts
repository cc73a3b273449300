import type { Scene } from "./scene";
import { about } from "./scenes/about";
import { accelerators } from "./scenes/accelerators";
import { advisoryMa } from "./scenes/advisory-ma";
import { consultants } from "./scenes/consultants";
import { contact } from "./scenes/contact";
import { familyOffice } from "./scenes/family-office";
import { faq } from "./scenes/faq";
import { founders } from "./scenes/founders";
import { fundManagers } from "./scenes/fund-managers";
import { fundraisers } from "./scenes/fundraisers";
import { home } from "./scenes/home";
import { investors } from "./scenes/investors";
import { luxuryRealEstate } from "./scenes/luxury-real-estate";
import { marketplace } from "./scenes/marketplace";
import { peVentureCapital } from "./scenes/pe-venture-capital";
import { pricing } from "./scenes/pricing";
import { secondaryExit } from "./scenes/secondary-exit";
import { suite } from "./scenes/suite";

/** The ground of each page's hero, by the name of its picture. */
export const SCENES: Readonly<Record<string, Scene>> = {
  home,
  suite,
  marketplace,
  about,
  pricing,
  contact,
  faq,
  "family-office": familyOffice,
  "fund-managers": fundManagers,
  "pe-venture-capital": peVentureCapital,
  investors,
  "luxury-real-estate": luxuryRealEstate,
  "secondary-exit": secondaryExit,
  founders,
  fundraisers,
  consultants,
  accelerators,
  "advisory-ma": advisoryMa,
};
