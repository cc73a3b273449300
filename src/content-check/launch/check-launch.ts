import { readSituation } from "../check-content";
import type { CrossCheck } from "../cross-checks/cross-check";
import { checkWrittenFigures } from "../cross-checks/written-figures";
import { inOrder, type Problem } from "../problem";
import { findPlaceholders } from "./placeholders";
import { findMarkedSamples } from "./samples";
import { findUnsupportedFigures } from "./unsupported-figures";

/**
 * Lists what must not go online yet, of content that the content check has passed: entries marked as samples, names and numbers that
 * belong to nobody, and figures that nobody can support on the given day. An empty list means that the site may be launched.
 */
export const checkLaunch = async (folder: string, today: Date): Promise<Problem[]> => {
  const { situation } = await readSituation(folder);
  const checks: readonly CrossCheck[] = [findMarkedSamples, findPlaceholders, findUnsupportedFigures(today), checkWrittenFigures];
  return inOrder(checks.flatMap((check) => check(situation)));
};
