import { adviseWrittenFigures } from "../advice/written-figures";
import type { CrossCheck } from "../cross-check";
import { inOrder, type Problem } from "../problem";
import { readContent } from "../reading/read-content";
import { findOrphans } from "./orphans";
import { findPlaceholders } from "./placeholders";
import { findMarkedSamples } from "./samples";
import { findUnsupportedFigures } from "./unsupported-figures";

/**
 * Lists what must not go online yet in content that has passed the content check: entries marked as samples, placeholder names and
 * numbers, and figures that are unsupported on the given day. The site may be launched if none is an error. Unused files are advice.
 */
export const checkLaunch = async (folder: string, today: Date): Promise<Problem[]> => {
  const { content } = await readContent(folder);
  const checks: readonly CrossCheck[] = [
    findMarkedSamples,
    findPlaceholders,
    findUnsupportedFigures(today),
    adviseWrittenFigures,
    findOrphans,
  ];
  return inOrder(checks.flatMap((check) => check(content)));
};
