import type { CrossCheck } from "../cross-check";
import { adviseAltTexts } from "./alt-texts";
import { adviseBareSections } from "./bare-sections";
import { adviseBrand } from "./brand";
import { adviseCalledOtherwise } from "./called-otherwise";
import { adviseContradictions } from "./contradictions";
import { adviseCookieNames } from "./cookie-names";
import { adviseCounts } from "./counts";
import { adviseDefinedTerms } from "./defined-terms";
import { adviseHeadings } from "./headings";
import { adviseLegalFigures } from "./legal-figures";
import { adviseNames } from "./names";
import { adviseNumbering } from "./numbering";
import { adviseOwnLinks } from "./own-links";
import { advisePageEnds } from "./page-ends";
import { adviseParagraphs } from "./paragraphs";
import { advisePictures } from "./pictures";
import { advisePreviews } from "./previews";
import { advisePrices } from "./prices";
import { advisePromises } from "./promises";
import { adviseRelations } from "./relations";
import { adviseRepeats } from "./repeats";
import { adviseSearchResults } from "./search-results";
import { adviseSecondForms } from "./second-forms";
import { adviseTokenEdges } from "./token-edges";
import { adviseTranscripts } from "./transcripts";
import { adviseTypography } from "./typography";
import { adviseUnreached } from "./unreached";
import { adviseWrittenFigures } from "./written-figures";
import { adviseYamlComments } from "./yaml-comments";

/**
 * Possible improvements to content that may be published as it is. Everything found here is advice, whatever severity a check gives it, so
 * it never blocks a build.
 */
export const advice: readonly CrossCheck[] = [
  adviseAltTexts,
  adviseBareSections,
  adviseBrand,
  adviseCalledOtherwise,
  adviseContradictions,
  adviseCookieNames,
  adviseCounts,
  adviseDefinedTerms,
  adviseHeadings,
  adviseLegalFigures,
  adviseNames,
  adviseNumbering,
  adviseOwnLinks,
  advisePageEnds,
  adviseParagraphs,
  advisePictures,
  advisePreviews,
  advisePrices,
  advisePromises,
  adviseRelations,
  adviseRepeats,
  adviseSearchResults,
  adviseSecondForms,
  adviseTokenEdges,
  adviseTranscripts,
  adviseTypography,
  adviseUnreached,
  adviseWrittenFigures,
  adviseYamlComments,
];
