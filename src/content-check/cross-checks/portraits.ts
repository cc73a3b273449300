import { problemAt, read } from "../document";
import type { CrossCheck } from "./cross-check";
import { mediaNamed } from "./media";
import { repeated } from "./unique";

/** Each person on a page has their own portrait, unless it is marked as a sample. */
export const checkPortraits: CrossCheck = ({ documents, media }) =>
  documents.flatMap((document) =>
    repeated(
      mediaNamed(document).filter(
        ({ field }) => field.path.at(-4) === "leaders" && read(document.data, ...field.path.slice(0, -1), "sample") !== true,
      ),
      ({ path }) => media.get(path)?.digest ?? path,
      ({ field }, first) =>
        problemAt(
          document,
          field.path,
          `shows the same portrait as line ${document.locate(first.field.path).line}. Give each person their own, or mark a placeholder with \`sample: true\``,
        ),
    ),
  );
