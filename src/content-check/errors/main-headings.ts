import { MAIN_HEADING_SECTIONS } from "../../content-model/section";
import type { CrossCheck } from "../cross-check";
import { readList, readText } from "../data";
import { problemAt } from "../reading/document";

/** What is wrong with a section of this type at this position; a section without a readable type is skipped. */
const headingProblem = (type: string | undefined, index: number): string | undefined => {
  const isMain = type !== undefined && MAIN_HEADING_SECTIONS.includes(type);
  if (index > 0)
    return isMain ? "is a second main heading (h1). A page has only one: remove it, or use another type of section" : undefined;
  return isMain || type === undefined ? undefined : "has no main heading (h1). Begin the page with a `hero` section";
};

/** A page has one first-level heading, in its first section. */
export const checkMainHeadings: CrossCheck = ({ documents }) =>
  documents
    .filter(({ kind }) => kind.name === "page" || kind.name === "audience")
    .flatMap((document) =>
      readList(document.data, "sections").flatMap((section, index) => {
        const message = headingProblem(readText(section, "type"), index);
        return message === undefined ? [] : [problemAt(document, ["sections", index], message)];
      }),
    );
