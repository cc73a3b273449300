/** The line that a problem is in, drawn for a fixed-width font, with a caret under the place. */
import type { Problem } from "../problem";

/** The most columns shown of a line; of a longer one, those around the place. */
const WIDTH = 100;

/** How many characters around the place are considered: enough to fill the width even with many combining marks. */
const NEARBY = 10 * WIDTH;

/** What is drawn two columns wide. */
const WIDE = /[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]|[\uFF01-\uFF60]/u;

/** Splits a text into letters with their combining marks. */
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Replaces control and invisible characters by one-column symbols; a tab becomes an arrow, because it matters. */
const printable = (text: string): string => text.replace(/\t/gu, "→").replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, "�");

const columnsOf = (text: string): number =>
  [...letters.segment(text)].reduce((columns, { segment }) => columns + (WIDE.test(segment) ? 2 : 1), 0);

/** The part of a line around the place, and how many columns come before it. */
const windowAround = (source: string, column: number): { shown: string; indent: number } => {
  const lettersOf = (from: number, to: number): string[] =>
    Array.from(letters.segment(printable(source.slice(Math.max(0, from), to))), ({ segment }) => segment);
  const place = column - 1;
  const before = lettersOf(place - NEARBY, place);
  const after = lettersOf(place, place + NEARBY);
  // Most of what explains a mistake comes before it, unless little follows it.
  const head = before.slice(-Math.max(WIDTH / 2, WIDTH - after.length));
  const tail = after.slice(0, Math.max(WIDTH / 2, WIDTH - before.length));
  const start = head.length < before.length ? `…${head.join("")}` : head.join("");
  return { shown: start + tail.join("") + (tail.length < after.length ? "…" : ""), indent: columnsOf(start) };
};

/** The two lines of an excerpt: the line with its number, and the caret under it. */
export interface Excerpt {
  gutter: [number: string, blank: string];
  shown: string;
  caret: string;
}

/** The excerpt of a problem, or undefined when its file has no line to show. */
export const excerptOf = ({ line, column, source }: Problem): Excerpt | undefined => {
  if (source === undefined) return undefined;
  const { shown, indent } = windowAround(source, column);
  const number = `  ${line} | `;
  return { gutter: [number, `${" ".repeat(number.length - 2)}| `], shown, caret: `${" ".repeat(indent)}^` };
};
