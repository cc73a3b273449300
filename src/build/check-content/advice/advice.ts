import type { CrossCheck } from "../cross-checks/cross-check";
import { checkWrittenFigures } from "../cross-checks/written-figures";
import { adviseHeadings } from "./headings";
import { adviseLanguages } from "./languages";
import { adviseNotes } from "./notes";
import { adviseParagraphs } from "./paragraphs";
import { adviseSearchResults } from "./search-results";
import { adviseTypography } from "./typography";

/**
 * What makes content better although it may be published as it is. All that is found here are warnings, whatever a check calls it, so
 * that none can stop a build.
 */
export const advice: readonly CrossCheck[] = [
  adviseHeadings,
  adviseLanguages,
  adviseNotes,
  adviseParagraphs,
  adviseSearchResults,
  adviseTypography,
  checkWrittenFigures,
];
