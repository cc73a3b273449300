import type { CrossCheck } from "../cross-check";
import { problem, THIS_LINE } from "../problem";
import { placeAfter } from "../read-text";
import { problemAt, readList, readText } from "../reading/document";

/** Sections after which a page need not lead on: a form, and the page for addresses that do not exist. */
const CLOSING = ["contact-form", "not-found"];

/** If most pages end in a call to action, so should this one. */
const adviseClosings: CrossCheck = ({ pages }) => {
  const ends = pages.flatMap(({ document }) => {
    const type = readText(readList(document.data, "sections").at(-1), "type");
    return type === undefined || CLOSING.includes(type) ? [] : [{ document, isOpen: type !== "call-to-action" }];
  });
  const open = ends.filter(({ isOpen }) => isOpen);
  return open.length * 2 >= ends.length
    ? []
    : open
        .filter(({ document }) => document.kind.name !== "audience")
        .map(({ document }) =>
          problemAt(
            document,
            ["sections"],
            "does not end in a `call-to-action`, unlike most pages. Add one, or restore what the file has lost",
          ),
        );
};

/** A file ends with a line break. */
const adviseLastLines: CrossCheck = ({ documents }) =>
  documents
    .filter(({ text }) => /[^\n]$/u.test(text))
    .map(({ path, text }) =>
      problem(
        path,
        placeAfter(text),
        THIS_LINE,
        "has no line break at its end, so it may have been cut off. Restore what is missing, or end the line",
      ),
    );

/** Nothing is missing at the end. */
export const advisePageEnds: CrossCheck = (content) => [adviseClosings, adviseLastLines].flatMap((advise) => advise(content));
