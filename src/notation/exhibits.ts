/** How the lines of an exhibit are written. The content check and the component share these pure functions. */
import { amountOf } from "./amounts";

/** The cells of a line: `Gulf pension reserve | 25.0 | (x)`. */
export const cellsOf = (line: string): string[] => line.split("|").map((cell) => cell.trim());

/** What a row is filtered by: a cell's first line, up to a comma, or its label; in the column that names the rows, the second line. */
export const filterValueOf = (row: string, column: number): string => {
  const value = cellsOf(row)[column]?.split(" / ")[column === 0 ? 1 : 0]?.split(", ")[0] ?? "";
  return labelOf(value)[1] || value;
};

/** Whether a cell is a figure, a date or a reference, which is never broken across lines. */
export const isShort = (cell = ""): boolean => cell.length <= 12;

const NUMBER = /[^\s\d–-]*\d[\d.,]*[^\s\d–-]*/u.source;
const RANGE = new RegExp(`^${NUMBER}(?:–${NUMBER})?$`, "u");

/** Both ends of a range, `62.0–74.0`, which are the same for a point, `88.5%`; undefined if a cell is neither. */
export const rangeOf = (cell: string): [from: number, to: number] | undefined => {
  const [from, to = from] = RANGE.test(cell) ? cell.split("–").map(amountOf) : [];
  return from !== undefined && to !== undefined && from <= to ? [from, to] : undefined;
};

/** A cell that the bar of ink in the cell before it also covers. */
export const CONTINUED = "<";

/** What is marked in a cell: a bar of ink, a mark, a label, stress, what was added, what was struck. */
export const PIECES = /(_{3,}|\((?:x|\/| )\)|\*\*[^*]+\*\*|\[[^[\]]+\]|\{\+.+?\+\}|\{-.+?-\})/u;

/** The tones of labels, by the character that each begins with. */
export const TONES: Readonly<Record<string, "done" | "due" | "closed" | "missing">> = {
  x: "done",
  "/": "due",
  "!": "closed",
  "?": "missing",
};

/** A label's tone, if it has one, and its words: `[x Agreed]`, `[Draft]`. */
export const labelOf = (piece: string): readonly [tone: string | undefined, words: string] => {
  const [, tone, words = ""] = /^\[(?:([^\p{Lu}\d]) )?(.*)\]$/u.exec(piece) ?? [];
  return [tone, words];
};

/** The marks, by how they are written. */
export const MARKS = { "(x)": "done", "(/)": "underWay", "( )": "notYet" } as const;
