import { type Place, START } from "./problem";

/** A file's text; or where and why it cannot be read as text, and the part that can. */
type TextResult = { text: string } | { place: Place; message: string; legible: string };

/**
 * Characters that do not belong in text: control characters, half of a CR LF, line endings unknown to YAML, lone surrogates, and traces of
 * wrong encodings.
 */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\r(?!\n)|[\p{Cs}\u2028\u2029\uFEFF\uFFFD-\uFFFF]/u;

/**
 * The longest line that is read, in characters. A lawyer's longest one-line paragraph has a few thousand; anything longer was never
 * typed.
 */
export const LONGEST_LINE = 10_000;

/** A line that is too long to be text. */
const ENDLESS = new RegExp(`^.{${LONGEST_LINE + 1},}`, "mu");

/** Deeply nested brackets, every one of which a parser would keep in memory. */
const NESTED = /(?:[[{>]\s*){40}/u;

/** Git's conflict markers. */
const CONFLICT = /^(?:(?:<{7}|>{7})(?: |$)|={7}$)/mu;

/** The first character of a text that cannot be shown, as `U+0000`, and its offset. */
export const findUnprintable = (text: string): { name: string; offset: number } | undefined => {
  const match = UNPRINTABLE.exec(text);
  const code = match?.[0].codePointAt(0);
  if (!match || code === undefined) return undefined;
  return { name: `U+${code.toString(16).toUpperCase().padStart(4, "0")}`, offset: match.index };
};

/** The place right after a text that begins a file. */
export const placeAfter = (before: string): Place => {
  const lines = before.split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
};

/** Whether a file begins with the byte order mark of UTF-16, in either order. */
const isUtf16 = ([first, second]: Uint8Array): boolean => (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** Decodes a file as UTF-8 text; a byte order mark at the start is dropped. */
export const decodeText = (bytes: Uint8Array): TextResult => {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // This decoder replaces what is not UTF-8.
    const legible = new TextDecoder("utf-8").decode(bytes);
    const place = placeAfter(legible.slice(0, legible.indexOf("\uFFFD")));
    if (isUtf16(bytes)) return { place, message: "is UTF-16, not UTF-8. Save the file as UTF-8", legible: "" };
    return legible.includes("\0")
      ? {
          place: START,
          message: "is not text: it may be a picture or an archive. Restore the text; pictures belong in media",
          legible: "",
        }
      : { place, message: "is not UTF-8 from here on. Save the file as UTF-8", legible };
  }
  const conflict = text.search(CONFLICT);
  if (conflict >= 0) {
    return {
      place: placeAfter(text.slice(0, conflict)),
      message:
        "contains two versions of the same lines, from a merge. Keep the right one, and remove the <<<<<<<, ======= and >>>>>>> lines",
      legible: text,
    };
  }
  const unprintable = findUnprintable(text);
  return unprintable
    ? {
        place: placeAfter(text.slice(0, unprintable.offset)),
        message:
          unprintable.name === "U+000D"
            ? "has old Mac line endings (U+000D alone). Save the file with LF line endings"
            : `contains ${unprintable.name}, a character that cannot be shown. Save the file as UTF-8 text without it`,
        legible: text,
      }
    : { text };
};

/** Where and why a text cannot have been typed. Parsers would spend minutes on it and run out of memory. */
export const findPasted = (text: string): { place: Place; message: string } | undefined => {
  const endless = ENDLESS.exec(text);
  if (endless) {
    return {
      place: placeAfter(text.slice(0, endless.index)),
      message: `has ${endless[0].length} characters on one line, too many to have been typed. Move a pasted picture to content/media and write its name here, or break the line`,
    };
  }
  const nested = text.search(NESTED);
  return nested < 0
    ? undefined
    : {
        place: placeAfter(text.slice(0, nested)),
        message: "nests brackets or quotations too deeply to have been typed. Remove what was pasted",
      };
};
