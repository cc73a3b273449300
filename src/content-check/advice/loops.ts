import { posix } from "node:path";
import type { CrossCheck } from "../cross-checks/cross-check";
import { type ContentDocument, problemAt, readText } from "../document";
import type { Problem } from "../problem";

/** A file's name up to the first dot: `suite` for `suite.av1.mp4` and for `suite.webp`. */
const sceneOf = (file: string): string => posix.basename(file).replace(/\..*$/su, "");

const adviseDocument = (document: ContentDocument): Problem[] => {
  const loops = document.strings.filter(({ path }) => path.at(-2) === "backgroundVideo");
  const strange = loops.find(({ path, value }) => {
    const picture = readText(document.data, ...path.slice(0, -2), "picture", "src");
    return picture !== undefined && sceneOf(picture) !== sceneOf(value);
  });
  return strange
    ? [
        problemAt(
          document,
          strange.path,
          `is called \`${sceneOf(strange.value)}\`, unlike the picture shown until it plays. Use the loop of the same scene, or give both the same name`,
        ),
      ]
    : [];
};

/** A loop replaces the picture of the same scene, so both have the same name. */
export const adviseLoops: CrossCheck = ({ documents }) => documents.flatMap(adviseDocument);
