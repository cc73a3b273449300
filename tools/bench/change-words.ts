import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isMap, isSeq, parseDocument } from "yaml";

/** The page that is edited: the one with the most ordinary content. */
const PAGE = { file: "content/pages/about.yaml", path: "/about" };

/** The address of the page that {@link changeWords} edits. */
export const CHANGED_PATH = PAGE.path;

/** Writes other words into the first section's heading of a page, as an editor does who saves its file. */
export const changeWords = async (root: string, words: string): Promise<void> => {
  const file = join(root, PAGE.file);
  const document = parseDocument(await readFile(file, "utf8"));
  const sections = document.get("sections");
  const first = isSeq(sections) ? sections.items[0] : undefined;
  if (!isMap(first) || !first.has("heading")) throw new Error(`${PAGE.file} begins with no heading that could be changed.`);
  first.set("heading", words);
  await writeFile(file, document.toString({ lineWidth: 0 }));
};
