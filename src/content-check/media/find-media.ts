import type { Dirent } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, extname, join, posix } from "node:path";
import { toSlug } from "../../content-model/tokens";
import { didYouMean, quote } from "../../content-model/words";
import { formatByName } from "./formats";
import { inspect, sizeFault } from "./inspect";
import type { Inspection } from "./inspection";

const MEDIA = "media/";

/** Files that are open at a time. */
const AT_A_TIME = 4;

const entriesOf = (folder: string): Promise<Dirent[]> => readdir(folder, { withFileTypes: true }).catch(() => []);

/** Not every file system tells Hero.webp from hero.webp, but the web does: what stands under exactly this name. */
const entryAt = async (folder: string, path: string): Promise<Dirent | undefined> => {
  const entries = await entriesOf(join(folder, dirname(path)));
  return entries.find(({ name }) => name === basename(path));
};

/** Two names that look alike: their accented letters are one character each in the one, and a letter and its accent in the other. */
const twinFault = (written: string, names: readonly string[]): string | undefined => {
  const twin = names.find((name) => name.normalize() === written.normalize());
  if (twin === undefined) return undefined;
  const [mine, its] = written.length < twin.length ? ["one character", "two"] : ["two characters", "one"];
  const extension = extname(twin);
  return `does not exist: in ${quote(written)} an accented letter is stored as ${mine}, in the name that looks the same as ${its}. Rename that one to ${toSlug(basename(twin, extension))}${extension}, and write that here`;
};

/** What is said of a path when there is nothing at it, or at a folder on the way. */
const missing = async (folder: string, path: string): Promise<Inspection> => {
  const names = (await entriesOf(join(folder, dirname(path)))).map(({ name }) => name);
  const unlike = `does not exist. ${didYouMean(basename(path), names)}Add the file, or mend the name (capitals count)`;
  return { isMissing: true, unusable: twinFault(basename(path), names) ?? unlike };
};

/** What keeps the file at a path from being used at all. */
const unusable = async (folder: string, path: string): Promise<Inspection | undefined> => {
  const names = path.split("/");
  for (const depth of names.keys()) {
    const here = names.slice(0, depth + 1).join("/");
    const entry = await entryAt(folder, here);
    if (!entry) return missing(folder, here);
    if (entry.isDirectory()) {
      if (depth === names.length - 1) return { unusable: "is a folder. Write the name of a file in it" };
    } else if (!entry.isFile()) return { unusable: "is a link or a device. Put the file itself there" };
    else if (depth < names.length - 1) return missing(folder, path);
  }
  return undefined;
};

/** What was found in a file that has not been touched since, while the check runs at every save. */
const unchanged = new Map<string, Inspection>();

const find = async (folder: string, path: string): Promise<Inspection> => {
  const reason = await unusable(folder, path);
  if (reason) return reason;
  try {
    const file = join(folder, path);
    const { size, ino, mtimeMs, ctimeMs } = await stat(file);
    const fault = sizeFault(path, size);
    if (fault !== undefined) return { fault };
    if (!formatByName(path)) return {};
    const state = [file, size, ino, mtimeMs, ctimeMs].join(" ");
    const found = unchanged.get(state) ?? (await inspect(path, await readFile(file)));
    unchanged.set(state, found);
    return found;
  } catch (error) {
    const { code = "no reason given" } = error as NodeJS.ErrnoException;
    return { unusable: `cannot be read (${code}). Make it a file that may be read` };
  }
};

/**
 * Opens files of `content/media`, given by their paths in `content/`; others are left alone. Never rejects: what cannot be opened is told
 * like what is damaged.
 */
export const findMedia = async (folder: string, paths: readonly string[]): Promise<ReadonlyMap<string, Inspection>> => {
  const found = new Map<string, Inspection>();
  const waiting = new Set(paths.filter((path) => path.startsWith(MEDIA)));
  const work = async (): Promise<void> => {
    for (const path of waiting) {
      waiting.delete(path);
      found.set(path, await find(folder, path));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return found;
};

/** The path in `content/` of a file that content at `from` names as `written`. */
export const mediaPath = (from: string, written: string): string => posix.join(posix.dirname(from), written);
