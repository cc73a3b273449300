import { advice } from "./advice/advice";
import { deduplicate } from "./deduplicate";
import { checkDates } from "./errors/dates";
import { errors } from "./errors/errors";
import { limitPerFile } from "./limit-per-file";
import { asAdvice, inOrder, type Problem } from "./problem";
import { LONGEST_LINE } from "./read-text";
import type { ContentDocument } from "./reading/document";
import { readContent } from "./reading/read-content";

/** What the check needs besides the content: today, to recognise future dates. */
interface Options {
  today?: Date;
}

/** Adds to each problem the source line that reports show. */
const withSources = (problems: readonly Problem[], documents: readonly ContentDocument[]): Problem[] => {
  const files = new Map(documents.map(({ path, text }) => [`content/${path}`, text.split(/\r?\n/u)]));
  return problems.map((problem) => {
    const source = files.get(problem.file)?.[problem.line - 1];
    return source === undefined || source.trim() === "" ? problem : { ...problem, source: source.slice(0, LONGEST_LINE) };
  });
};

/** Every occurrence of every problem in the content of a folder, in order. Never throws: an unreadable file is a problem too. */
export const findProblems = async (folder: string, { today = new Date() }: Options = {}): Promise<Problem[]> => {
  const { content, problems } = await readContent(folder);
  // If nothing can be listed, do not report every required file.
  if (content.documents.length === 0 && problems.length > 0) return inOrder(problems);
  const advised = advice.flatMap((advise) => advise(content)).map(asAdvice);
  const all = [...problems, ...[...errors, checkDates(today)].flatMap((check) => check(content)), ...advised];
  return inOrder(withSources(all, content.documents));
};

/**
 * Checks all content under a folder: encoding, syntax, shape and consistency.
 * Returns the problems of all files, in order, deduplicated, and limited per file. The site can be built if none of them is an
 * error. Never throws.
 */
export const checkContent = async (folder: string, options?: Options): Promise<Problem[]> =>
  limitPerFile(deduplicate(await findProblems(folder, options)));
