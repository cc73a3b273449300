/** Draws the line of a problem in a fixed-width font, with a caret under the place. */
import type { Problem } from "../problem";

/** The most characters shown of a line. A longer line is cut to those around the place. */
const WIDTH = 100;

/** Replaces each control character with one symbol. Tabs become arrows, so that they can be seen. */
const printable = (text: string): string => text.replace(/\t/gu, "→").replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, "�");

/** The two lines of an excerpt: the line with its number, and the caret under it. */
export interface Excerpt {
  gutter: [number: string, blank: string];
  shown: string;
  caret: string;
}

/** The excerpt of a problem, or undefined when its file has no line to show. */
export const excerptOf = ({ line, column, source }: Problem): Excerpt | undefined => {
  if (source === undefined) return undefined;
  // Centred on the place, unless that is near an end of the line.
  const start = Math.max(0, Math.min(column - 1 - WIDTH / 2, source.length - WIDTH));
  const [cut, rest] = [start > 0 ? "…" : "", start + WIDTH < source.length ? "…" : ""];
  const number = `  ${line} | `;
  return {
    gutter: [number, `${" ".repeat(number.length - 2)}| `],
    shown: cut + printable(source.slice(start, start + WIDTH)) + rest,
    caret: `${" ".repeat(cut.length + column - 1 - start)}^`,
  };
};
