import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Paths of all files under a folder, from there and with slashes, in order. Names alone do not tell: Gatsby makes a folder called `404.html`. */
export const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return files.map((file) => file.replaceAll(sep, "/")).sort();
};
