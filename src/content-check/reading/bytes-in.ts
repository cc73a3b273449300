import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The bytes of a file below a folder; undefined if it is missing or cannot be read. */
export const bytesIn = (folder: string, path: string): Buffer | undefined => {
  try {
    return readFileSync(join(folder, path));
  } catch {
    return undefined;
  }
};
