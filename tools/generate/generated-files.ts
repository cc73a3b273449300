/** Every file generated from the content model and the names of the sections' files. All are committed; none is edited by hand. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type EditorFile, editorFiles } from "../../src/content-model/editor-files";
import { sectionLists } from "./section-lists";

/** The generated files of the repository at `root` that are out of date. */
export const staleFiles = (root: string, files: readonly EditorFile[]): EditorFile[] =>
  files.filter(({ file, text }) => !existsSync(join(root, file)) || readFileSync(join(root, file), "utf8") !== text);

/** All generated files as they should be. The section lists must be up to date first, because the model imports them. */
export const generatedFiles = (root: string): EditorFile[] => [...sectionLists(root), ...editorFiles()];
