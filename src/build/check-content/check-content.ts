import { advice } from "./advice/advice";
import type { Situation } from "./cross-checks/cross-check";
import { crossChecks } from "./cross-checks/cross-checks";
import { fewPerFile } from "./few-per-file";
import { listContent } from "./list-files";
import { asWarning, inOrder, type Problem } from "./problem";
import { readDocument } from "./read-document";
import { readTokens, sitePages } from "./site-map";
import { withSources } from "./with-sources";

/** Reads all content under a folder, however damaged it is, and says what is wrong with each file alone. */
export const readSituation = async (folder: string): Promise<{ situation: Situation; problems: Problem[] }> => {
  const { files, problems } = await listContent(folder);
  const readings = await Promise.all(files.map((file) => readDocument(folder, file)));
  const documents = readings.map(({ document }) => document);
  const tokens = readTokens(documents);
  return {
    situation: { folder, documents, pages: sitePages(documents, tokens), tokens },
    problems: [...problems, ...readings.flatMap((reading) => reading.problems)],
  };
};

/**
 * Checks all content under a folder: encoding, syntax, shape, and everything that must fit together (DESIGN, "One model, four uses").
 * Returns every problem of every file, sorted by place; without an error among them the site can be built. Never throws: what cannot
 * be read is a problem like any other.
 */
export const checkContent = async (folder: string): Promise<Problem[]> => {
  const { situation, problems } = await readSituation(folder);
  // Nothing can be listed: not worth a line for each file that the site needs.
  if (situation.documents.length === 0 && problems.length > 0) return inOrder(problems);
  const warnings = advice.flatMap((advise) => advise(situation)).map(asWarning);
  const all = [...problems, ...crossChecks.flatMap((check) => check(situation)), ...warnings];
  return withSources(fewPerFile(inOrder(all)), situation.documents);
};
