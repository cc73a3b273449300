import { readSituation } from "../check-content";
import type { CrossCheck } from "../cross-checks/cross-check";
import { checkWrittenFigures } from "../cross-checks/written-figures";
import { inOrder, type Problem } from "../problem";
import { findOrphans } from "./orphans";
import { findPlaceholders } from "./placeholders";
import { findMarkedSamples } from "./samples";
import { findUnsupportedFigures } from "./unsupported-figures";

/**
 * Lists what must not go online yet, of content that the content check has passed: entries marked as samples, names and numbers that
 * belong to nobody, and figures that nobody can support on the given day. Without an error among them the site may be launched; advice is
 * about files that nothing refers to.
 */
export const checkLaunch = async (folder: string, today: Date): Promise<Problem[]> => {
  const { situation } = await readSituation(folder);
  const checks: readonly CrossCheck[] = [
    findMarkedSamples,
    findPlaceholders,
    findUnsupportedFigures(today),
    checkWrittenFigures,
    findOrphans,
  ];
  return inOrder(checks.flatMap((check) => check(situation)));
};
