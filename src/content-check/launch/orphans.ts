import { type Dirent, readdirSync } from "node:fs";
import { basename, join, posix, relative } from "node:path";
import type { CrossCheck } from "../cross-checks/cross-check";
import { fieldsWith } from "../document";
import { asAdvice, problem, START, WHOLE_FILE } from "../problem";

/** The media that are there, as paths in `content/`; files of other programs are hidden. */
const filesOfMedia = (folder: string): string[] => {
  let entries: Dirent[];
  try {
    entries = readdirSync(join(folder, "media"), { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", posix.sep));
};

/** Files that nothing refers to: a launch is the day to ask whether they are missing on a page, or left over. Advice, which stops none. */
export const findOrphans: CrossCheck = ({ folder, documents, media }) => {
  const shown = documents.flatMap((document) => fieldsWith(document, "@link").map(({ value }) => value));
  const workflows = documents.filter(({ kind, path }) => kind.name === "workflow" && !shown.includes(basename(path, ".yaml")));
  const unused = filesOfMedia(folder).filter((path) => !media.has(path));
  return [...workflows.map(({ path }) => path), ...unused].map((path) =>
    asAdvice(problem(path, START, WHOLE_FILE, "is shown nowhere: no other file names it. Name it where it belongs, or delete it")),
  );
};
