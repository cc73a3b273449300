import { type Dirent, readdirSync } from "node:fs";
import { basename, join, posix, relative } from "node:path";
import type { CrossCheck } from "../cross-checks/cross-check";
import { fieldsWith } from "../document";
import { asAdvice, problem, START, WHOLE_FILE } from "../problem";

/** The existing media files, as paths in `content/`, without hidden files. */
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

/** Unused files: a launch is the time to ask whether a page lacks them or they are left over. Only advice. */
export const findOrphans: CrossCheck = ({ folder, documents, media }) => {
  const shown = documents.flatMap((document) => fieldsWith(document, "@link").map(({ value }) => value));
  const workflows = documents.filter(({ kind, path }) => kind.name === "workflow" && !shown.includes(basename(path, ".yaml")));
  const unused = filesOfMedia(folder).filter((path) => !media.has(path));
  return [...workflows.map(({ path }) => path), ...unused].map((path) =>
    asAdvice(problem(path, START, WHOLE_FILE, "is not used: no other file refers to it. Use it where it belongs, or delete it")),
  );
};
