import type { CrossCheck } from "../cross-check";
import { adviseBareSections } from "./bare-sections";
import { adviseBrand } from "./brand";
import { adviseCookieNames } from "./cookie-names";
import { adviseCounts } from "./counts";
import { adviseFileNames } from "./file-names";
import { adviseHeadings } from "./headings";
import { adviseJoinedEntries } from "./joined-entries";
import { adviseNumbering } from "./numbering";
import { adviseOwnLinks } from "./own-links";
import { adviseParagraphs } from "./paragraphs";
import { advisePictures } from "./pictures";
import { advisePreviews } from "./previews";
import { advisePrices } from "./prices";
import { adviseRelations } from "./relations";
import { adviseRepeats } from "./repeats";
import { adviseSearchResults } from "./search-results";
import { adviseTextRules } from "./text-rules";
import { adviseTokenEdges } from "./token-edges";
import { adviseTranscripts } from "./transcripts";
import { adviseUnreached } from "./unreached";
import { adviseWrittenFigures } from "./written-figures";
import { adviseYamlComments } from "./yaml-comments";

/**
 * Possible improvements to content that may be published as it is. Whatever these checks find is reported as advice, so it never blocks a
 * build.
 */
export const advice: readonly CrossCheck[] = [
  adviseBareSections,
  adviseBrand,
  adviseCookieNames,
  adviseCounts,
  adviseFileNames,
  adviseHeadings,
  adviseJoinedEntries,
  adviseTextRules,
  adviseNumbering,
  adviseOwnLinks,
  adviseParagraphs,
  advisePictures,
  advisePreviews,
  advisePrices,
  adviseRelations,
  adviseRepeats,
  adviseSearchResults,
  adviseTokenEdges,
  adviseTranscripts,
  adviseUnreached,
  adviseWrittenFigures,
  adviseYamlComments,
];
