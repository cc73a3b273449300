import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { VALID_CONTENT } from "../valid-content.testing";
import type { InvalidCase, Edit } from "./invalid-case.testing";

/** Replaces the first occurrence of each text in turn. Throws if one is missing. */
const edited = (text: string, edits: readonly Edit[]): string =>
  edits.reduce((before, [written, instead]) => {
    if (!before.includes(written)) throw new Error(`Nothing says ${JSON.stringify(written)}.`);
    return before.replace(written, () => instead);
  }, text);

/** Fills a folder with the valid content and applies the changes of a case. */
export const arrangeInvalidCase = async (folder: string, { without = [], edits = {}, made = {} }: InvalidCase): Promise<void> => {
  cpSync(VALID_CONTENT, folder, { recursive: true });
  const write = (path: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const [path, changes] of Object.entries(edits)) write(path, edited(readFileSync(join(folder, path), "utf8"), changes));
  for (const [path, make] of Object.entries(made)) write(path, await make());
  for (const path of without) rmSync(join(folder, path));
};
