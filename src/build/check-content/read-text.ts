import type { Place } from "./problem";

/** Text of a file; or where it stops being text, and why, with what can be shown of it. */
export type TextResult = { text: string } | { place: Place; message: string; legible: string };

/** Characters that no text holds: controls, half a line end, halves of a character, and what a wrong conversion leaves behind. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\r(?!\n)|[\p{Cs}\uFFFD-\uFFFF]/u;

/** The first character of a text that cannot be shown, as `U+0000`, and its offset. */
export const findUnprintable = (text: string): { name: string; offset: number } | undefined => {
  const match = UNPRINTABLE.exec(text);
  const code = match?.[0].codePointAt(0);
  if (!match || code === undefined) return undefined;
  return { name: `U+${code.toString(16).toUpperCase().padStart(4, "0")}`, offset: match.index };
};

/** The place right behind a text that begins a file. */
export const placeAfter = (before: string): Place => {
  const lines = before.split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
};

/** Length of the longest beginning of `bytes` that is valid UTF-8. */
const validLength = (bytes: Uint8Array): number => {
  const isValid = (length: number): boolean => {
    try {
      // `stream` forgives a character that is cut at the end, so that only a wrong byte counts.
      new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, length), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isValid(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Decodes a file as UTF-8 text; a byte order mark at the start is dropped. */
export const decodeText = (bytes: Uint8Array): TextResult => {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const before = new TextDecoder("utf-8").decode(bytes.subarray(0, validLength(bytes)), { stream: true });
    const decoded = new TextDecoder("utf-8").decode(bytes);
    return {
      place: placeAfter(before),
      message: "is not UTF-8 from here on. Save the file with the encoding UTF-8",
      // Of UTF-16, or of a picture, nothing is worth showing.
      legible: decoded.includes("\0") ? "" : decoded,
    };
  }
  const unprintable = findUnprintable(text);
  return unprintable
    ? {
        place: placeAfter(text.slice(0, unprintable.offset)),
        message: `holds ${unprintable.name}, a character that cannot be shown. Save the file as UTF-8 text without it`,
        legible: text,
      }
    : { text };
};
