/** Changes to the files under `content/`: predicts what the content check would report, and writes all of them or none. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { checkContent, findProblems } from "../../src/content-check/check-content";
import { deduplicate } from "../../src/content-check/deduplicate";
import { formatProblem, isError, type Problem } from "../../src/content-check/problem";

/** A file to be written, or removed when it has no content; `path` is relative to `content/`. */
export interface Change {
  path: string;
  content: string | Buffer | undefined;
}

/** Whether an error means that there is no such file or folder. */
export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/** The content of a file, or undefined when there is none. */
export const contentOf = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** Writes a hidden file, which the content check skips, and renames it, so that programs watching the folder never see half a file. */
const put = (file: string, content: string | Buffer | undefined): void => {
  if (content === undefined) return rmSync(file, { force: true });
  const half = join(dirname(file), `.${basename(file)}.new`);
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(half, content);
    renameSync(half, file);
  } finally {
    rmSync(half, { force: true });
  }
};

/**
 * Writes changes in order. Writing is synchronous, so Ctrl-C cannot interrupt it. If a file cannot be written, the earlier ones are rolled
 * back and the error is thrown.
 */
export const applyChanges = (folder: string, changes: readonly Change[]): void => {
  const undo: Change[] = [];
  try {
    for (const { path, content } of changes) {
      undo.unshift({ path, content: contentOf(join(folder, path)) });
      put(join(folder, path), content);
    }
  } catch (error) {
    undo.forEach(({ path, content }) => put(join(folder, path), content));
    throw error;
  }
};

/** Runs a check on a copy of the content with the changes made. */
const inCopy = async <Result>(folder: string, changes: readonly Change[], check: (copy: string) => Promise<Result>): Promise<Result> => {
  const copy = mkdtempSync(join(tmpdir(), "content-"));
  try {
    cpSync(folder, copy, { recursive: true });
    applyChanges(copy, changes);
    return await check(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

/** What the content check would report if the changes were made. */
export const problemsWith = (folder: string, changes: readonly Change[]): Promise<Problem[]> =>
  inCopy(folder, changes, (copy) => checkContent(copy));

/**
 * The new errors that these changes would cause, one per line. Errors that exist already may be fixed later, even one by one.
 */
export const newErrors = async (folder: string, changes: readonly Change[]): Promise<string[]> => {
  const errors = (await inCopy(folder, changes, (copy) => findProblems(copy))).filter(isError);
  const known = new Set((errors.length === 0 ? [] : await findProblems(folder)).map(formatProblem));
  return deduplicate(errors.filter((error) => !known.has(formatProblem(error)))).map(formatProblem);
};
