import type { CrossCheck } from "../cross-check";
import { problem, THIS_LINE } from "../problem";

/** In characters. Editors wrap lines at this length or beyond, so a shorter line ends where its entry does. */
const WRAPPED = 90;

/** An unquoted entry and the line that it may have swallowed. Most files have no such pair and need no further search. */
const SUSPECT = /^ *- +[\p{L}\p{N}].*\r?\n +(?:\p{Lu}|\{)/mu;

/** List entries that continue on a line that looks like a new entry without its hyphen: YAML joins the two into one text. */
export const adviseJoinedEntries: CrossCheck = ({ documents }) =>
  documents.flatMap((document) => {
    if (!SUSPECT.test(document.text)) return [];
    const lines = document.text.split("\n");
    return document.strings.flatMap(({ path }) => {
      const { line, column } = document.locate(path);
      const [first = "", next = ""] = [lines[line - 1], lines[line]];
      const isPlainEntry = typeof path.at(-1) === "number" && /^[\p{L}\p{N}]/u.test(first.slice(column - 1));
      const begins = /^ +(?=\p{Lu}|\{)/u.exec(next);
      if (!isPlainEntry || !begins || first.length > WRAPPED || /[,;:–-]\s*$/u.test(first)) return [];
      const place = { line: line + 1, column: begins[0].length + 1 };
      const message = "is read as part of the entry on the line before it. Begin it with a hyphen and a space if it is an entry of its own";
      return [problem(document.path, place, THIS_LINE, message)];
    });
  });
