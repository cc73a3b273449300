import type { Dirent } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join, posix } from "node:path";
import { didYouMean } from "../../content-model/words";
import { formatByName } from "./formats";
import { inspect, sizeFault } from "./inspect";
import type { Inspection } from "./inspection";

const MEDIA = "media/";

/** How many files may be open at a time. */
const AT_A_TIME = 4;

const entriesOf = (folder: string): Promise<Dirent[]> => readdir(folder, { withFileTypes: true }).catch(() => []);

/** The entry with exactly this name. Some file systems do not distinguish Hero.webp from hero.webp, but web servers do. */
const entryAt = async (folder: string, path: string): Promise<Dirent | undefined> => {
  const entries = await entriesOf(join(folder, dirname(path)));
  return entries.find(({ name }) => name === basename(path));
};

/** Reports that a file, or a folder in its path, does not exist. */
const missing = async (folder: string, path: string): Promise<Inspection> => {
  const names = (await entriesOf(join(folder, dirname(path)))).map(({ name }) => name);
  return {
    isMissing: true,
    unusable: `does not exist. ${didYouMean(basename(path), names)}Add the file, or correct the name (capitals matter)`,
  };
};

/** What makes the file at a path unusable. */
const unusable = async (folder: string, path: string): Promise<Inspection | undefined> => {
  const names = path.split("/");
  for (const depth of names.keys()) {
    const here = names.slice(0, depth + 1).join("/");
    const entry = await entryAt(folder, here);
    if (!entry) return missing(folder, here);
    if (entry.isDirectory()) {
      if (depth === names.length - 1) return { unusable: "is a folder. Write the name of a file in it" };
    } else if (!entry.isFile()) return { unusable: "is a link or a device. Put the file itself in its place" };
    else if (depth < names.length - 1) return missing(folder, path);
  }
  return undefined;
};

const find = async (folder: string, path: string): Promise<Inspection> => {
  const reason = await unusable(folder, path);
  if (reason) return reason;
  try {
    const file = join(folder, path);
    const { size } = await stat(file);
    const fault = sizeFault(path, size);
    if (fault !== undefined) return { fault };
    if (!formatByName(path)) return {};
    return await inspect(path, await readFile(file));
  } catch (error) {
    const { code = "no reason given" } = error as NodeJS.ErrnoException;
    return { unusable: `cannot be read (${code}). Make the file readable` };
  }
};

/**
 * Opens files of `content/media`, given by their paths in `content/`; other paths are skipped. Never rejects: a file that cannot be opened
 * is reported like a damaged one.
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
