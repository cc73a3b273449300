import { isMap, isSeq, LineCounter, parseDocument } from "yaml";

/** The indent of an entry's fields from its hyphen, in spaces. */
const INDENT = 2;

/**
 * Appends an entry to a list in a YAML text and leaves every other character unchanged, including comments and empty lines.
 * `path` leads to the list, which has entries already; `lines` are the entry's lines without hyphen and indent.
 */
export const insertEntry = (text: string, path: readonly (string | number)[], lines: readonly string[], emptyLinesBefore = 0): string => {
  const lineCounter = new LineCounter();
  const list = parseDocument(text, { lineCounter }).getIn(path, true);
  const last = isSeq(list) ? list.items.at(-1) : undefined;
  if (!isMap(last) || !last.range) throw new Error(`${path.join(".")} is not a list of entries.`);
  const [start, end] = last.range;
  const indent = " ".repeat(lineCounter.linePos(start).col - 1 - INDENT);
  const entry = lines.map((line, index) => (line === "" ? "" : `${indent}${index === 0 ? "- " : " ".repeat(INDENT)}${line}`));
  const before = text.slice(0, end).trimEnd();
  return `${before}${"\n".repeat(1 + emptyLinesBefore)}${entry.join("\n")}${text.slice(before.length)}`;
};
