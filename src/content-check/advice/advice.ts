import type { CrossCheck } from "../cross-checks/cross-check";
import { checkWrittenFigures } from "../cross-checks/written-figures";
import { adviseBrand } from "./brand";
import { adviseHeadings } from "./headings";
import { adviseNotes } from "./notes";
import { adviseParagraphs } from "./paragraphs";
import { adviseRepeats } from "./repeats";
import { adviseSearchResults } from "./search-results";
import { adviseTypography } from "./typography";
import { adviseUnreached } from "./unreached";

/**
 * What makes content better although it may be published as it is. All that is found here is advice, whatever a check calls it, so that
 * none of it can stop a build.
 */
export const advice: readonly CrossCheck[] = [
  adviseBrand,
  adviseHeadings,
  adviseNotes,
  adviseParagraphs,
  adviseRepeats,
  adviseSearchResults,
  adviseTypography,
  adviseUnreached,
  checkWrittenFigures,
];
