import type { CrossCheck } from "../cross-check";
import { checkAddresses } from "./addresses";
import { checkClaims } from "./claims";
import { checkCookieTable } from "./cookie-table";
import { checkFooter } from "./footer";
import { checkLinks } from "./links";
import { checkMainHeadings } from "./main-headings";
import { checkMedia } from "./media";
import { checkMetadata } from "./metadata";
import { checkNamedLinks } from "./named-links";
import { checkOpposites } from "./opposites";
import { checkPagePurpose } from "./page-purpose";
import { checkRedirects } from "./redirects";
import { checkRequired } from "./required";
import { checkCharacters, checkTextRules } from "./text-rules";
import { checkTexts } from "./texts";
import { checkUnique } from "./unique";
import { checkWorkflows } from "./workflows";

/** Every check whose problems stop a build, in no particular order, except `checkDates`, which needs to know the date. */
export const errors: readonly CrossCheck[] = [
  checkAddresses,
  checkCharacters,
  checkClaims,
  checkCookieTable,
  checkFooter,
  checkLinks,
  checkMainHeadings,
  checkTextRules,
  checkMedia,
  checkMetadata,
  checkNamedLinks,
  checkOpposites,
  checkPagePurpose,
  checkRedirects,
  checkRequired,
  checkTexts,
  checkUnique,
  checkWorkflows,
];
