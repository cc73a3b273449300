import type { CrossCheck } from "../cross-check";
import { problem, THIS_LINE } from "../problem";

/** Shorter lines are hardly wrapped, in characters. */
const WRAPPED = 90;

/** A plain entry and the line it may have swallowed; most files have none, and need not be searched. */
const SUSPECT = /^ *- +[\p{L}\p{N}].*\r?\n +(?:\p{Lu}|\{)/mu;

/** Entries of a list that go on in a line like another entry's, whose hyphen is probably missing: YAML joins the two to one text. */
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
      const message = "belongs to the entry in the line before it. Begin it with a hyphen and a space if it is an entry of its own";
      return [problem(document.path, place, THIS_LINE, message)];
    });
  });
