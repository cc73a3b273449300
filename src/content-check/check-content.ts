import { advice } from "./advice/advice";
import { adviseSinceEarlier } from "./advice/since-earlier";
import { changedLast } from "./changed-last";
import type { SiteContent } from "./cross-checks/cross-check";
import { crossChecks } from "./cross-checks/cross-checks";
import { checkDates } from "./cross-checks/dates";
import { downloadOf } from "./cross-checks/links";
import { mediaNamed } from "./cross-checks/media";
import { deduplicate } from "./deduplicate";
import { fieldsWith } from "./document";
import type { EarlierVersion } from "./earlier-version";
import { fewPerFile } from "./few-per-file";
import { filesAt, listContent } from "./list-files";
import { findMedia } from "./media/find-media";
import { asAdvice, inOrder, type Problem } from "./problem";
import { blank, readDocument } from "./read-document";
import { readTokens, sitePages } from "./site-pages";
import { withSources } from "./with-sources";

/**
 * Reads all content under a folder, even if malformed, and reports what is wrong with each file on its own. Of two files that are alike the
 * later one is reported, so those that have changed come last.
 */
export const readContent = async (
  folder: string,
  hasChanged: SiteContent["hasChanged"] = () => false,
): Promise<{ content: SiteContent; problems: Problem[] }> => {
  const { files, problems, misplaced } = await listContent(folder);
  const readings = await Promise.all(files.map((file) => readDocument(folder, file)));
  const documents = changedLast(
    [
      ...readings.map(({ document }) => document),
      ...filesAt([...misplaced, ...readings.flatMap((reading) => reading.misplaced ?? [])], files).map(blank),
    ],
    hasChanged,
  );
  const tokens = readTokens(documents);
  const links = documents.flatMap((document) => [
    ...fieldsWith(document, "@href").map(({ value }) => value),
    ...document.links.map(({ target }) => target),
  ]);
  const media = [...documents.flatMap(mediaNamed).map(({ path }) => path), ...links.flatMap((link) => downloadOf(link, tokens) ?? [])];
  return {
    content: {
      folder,
      documents,
      pages: sitePages(documents, tokens),
      tokens,
      media: await findMedia(folder, media),
      hasChanged,
    },
    problems: [...problems, ...readings.flatMap((reading) => reading.problems)],
  };
};

/** External facts the check needs: dates after today are in the future; what an earlier version stated may have been lost since. */
interface Options {
  today?: Date;
  earlier?: EarlierVersion;
}

/** Every problem of the content under a folder, everywhere it occurs, in order. Never throws: an unreadable file is a problem. */
export const findProblems = async (folder: string, { today = new Date(), earlier }: Options = {}): Promise<Problem[]> => {
  const { content, problems } = await readContent(folder, (path) => earlier?.changed.has(path) ?? false);
  // If nothing can be listed, do not report every required file.
  if (content.documents.length === 0 && problems.length > 0) return inOrder(problems);
  const lost = earlier ? await adviseSinceEarlier(content, earlier, today) : [];
  const advised = [...advice.flatMap((advise) => advise(content)), ...lost].map(asAdvice);
  const all = [...problems, ...[...crossChecks, checkDates(today)].flatMap((check) => check(content)), ...advised];
  return inOrder(withSources(all, content.documents));
};

/**
 * Checks all content under a folder: encoding, syntax, shape and consistency.
 * Returns the problems of all files, in order, deduplicated, and limited per file. The site can be built if none of them is an
 * error. Never throws.
 */
export const checkContent = async (folder: string, options?: Options): Promise<Problem[]> =>
  fewPerFile(deduplicate(await findProblems(folder, options)));
