import { type Dirent, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The files in `media/` of a content folder, as paths relative to that folder, without hidden files. Empty if it cannot be read. */
export const filesOfMedia = (folder: string): string[] => {
  let entries: Dirent[];
  try {
    entries = readdirSync(join(folder, "media"), { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
};
