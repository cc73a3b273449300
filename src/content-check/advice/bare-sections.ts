import type { CrossCheck } from "../cross-check";
import { read, readList, readText } from "../data";
import { problemAt } from "../reading/document";

/** What a statement may have below its heading. */
const BELOW = ["paragraphs", "popup", "actions"];

/** Only an argument, which is one memorable sentence, may be a heading with nothing below it. */
export const adviseBareSections: CrossCheck = ({ documents }) =>
  documents.flatMap((document) =>
    readList(document.data, "sections").flatMap((section, index) =>
      readText(section, "type") === "statement" &&
      readText(section, "arrangement") !== "argument" &&
      BELOW.every((key) => read(section, key) === undefined)
        ? [problemAt(document, ["sections", index], "is a heading with nothing below it. Add its `paragraphs`, or delete the section")]
        : [],
    ),
  );
