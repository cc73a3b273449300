import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isMap, isSeq, parseDocument } from "yaml";

/** The page to edit: a typical one. */
const PAGE = { file: "content/pages/about.yaml", path: "/about" };

/** The address of the page that {@link changeWords} edits. */
export const CHANGED_PATH = PAGE.path;

/** Changes the first section's heading on the page, as an editor saving its file would. */
export const changeWords = async (root: string, words: string): Promise<void> => {
  const file = join(root, PAGE.file);
  const document = parseDocument(await readFile(file, "utf8"));
  const sections = document.get("sections");
  const first = isSeq(sections) ? sections.items[0] : undefined;
  if (!isMap(first) || !first.has("heading")) throw new Error(`${PAGE.file} does not begin with a heading to change.`);
  first.set("heading", words);
  await writeFile(file, document.toString({ lineWidth: 0 }));
};
