import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/**
 * Relative paths of all files in a folder, with slashes, sorted. It checks that each is a file, because Gatsby makes a folder called
 * `404.html`.
 */
export const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return files.map((file) => file.replaceAll(sep, "/")).sort();
};
