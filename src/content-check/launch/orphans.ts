import { basename } from "node:path";
import type { CrossCheck } from "../cross-check";
import { filesOfMedia } from "../media/files-of-media";
import { asAdvice, problem, START, WHOLE_FILE } from "../problem";
import { fieldsWith } from "../reading/document";

/** Advises on unused files: before a launch, somebody should decide whether a page lacks them or they can be deleted. */
export const findOrphans: CrossCheck = ({ folder, documents, media }) => {
  const shown = documents.flatMap((document) => fieldsWith(document, "@link").map(({ value }) => value));
  const workflows = documents.filter(({ kind, path }) => kind.name === "workflow" && !shown.includes(basename(path, ".yaml")));
  const unused = filesOfMedia(folder).filter((path) => !media.has(path));
  return [...workflows.map(({ path }) => path), ...unused].map((path) =>
    asAdvice(problem(path, START, WHOLE_FILE, "is not used: no other file refers to it. Use it where it belongs, or delete it")),
  );
};
