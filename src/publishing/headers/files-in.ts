import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

/** Paths of all files under a folder, from there, in order. Names alone do not tell: Gatsby makes a folder called `404.html`. */
export const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [relative(folder, join(entry.parentPath, entry.name))] : [])).sort();
};
