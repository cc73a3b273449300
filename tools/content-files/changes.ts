/** Changes to the files under `content/`: what the content check would say of them, and how they are written, all or none. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { checkContent } from "../../src/build/check-content/check-content";
import { formatProblem, isError, type Problem } from "../../src/build/check-content/problem";

/** A file to be written, or removed when it has no content; `path` is relative to `content/`. */
export interface Change {
  path: string;
  content: string | Buffer | undefined;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/** The content of a file, or undefined when there is none. */
const contentOf = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** Writes a file in one step: a program that watches the folder never sees half of it, and the content check passes over hidden files. */
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
 * Writes changes in their order. Nothing waits in between, so that no Ctrl-C falls between two files; when one cannot be written, those
 * before it are taken back, and its error is thrown.
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

/** What the content check would say if the changes were made; they are made in a copy only. */
export const problemsWith = async (folder: string, changes: readonly Change[]): Promise<Problem[]> => {
  const copy = mkdtempSync(join(tmpdir(), "content-"));
  try {
    cpSync(folder, copy, { recursive: true });
    applyChanges(copy, changes);
    return await checkContent(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

/** The errors that the content check would find and does not find today, as lines: what was wrong before may be mended later. */
export const newErrors = async (folder: string, changes: readonly Change[]): Promise<string[]> => {
  const errorsIn = (problems: readonly Problem[]) => problems.filter(isError).map(formatProblem);
  const errors = errorsIn(await problemsWith(folder, changes));
  const known = errors.length === 0 ? [] : errorsIn(await checkContent(folder));
  return errors.filter((error) => !known.includes(error));
};
