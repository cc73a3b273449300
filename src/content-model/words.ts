/** Building blocks for the content check's messages. */
import { closest, distance } from "fastest-levenshtein";

/** The longest piece of content quoted in a message, in characters. */
const QUOTE_LIMIT = 60;

/** Quotes a piece of content in backticks, or in “these” if it contains backticks. Long text is shortened. */
export const quote = (text: string): string => {
  const shown = text.length > QUOTE_LIMIT ? `${text.slice(0, QUOTE_LIMIT)}…` : text;
  return shown.includes("`") ? `“${shown}”` : `\`${shown}\``;
};

/** Words as a list: "`a`, `b`, `c`". */
export const list = (words: readonly string[]): string => words.map(quote).join(", ");

/** The most wrong letters in a word. In a short word it is a third of its letters, so that `fr` does not match `ar`. */
const MAX_WRONG = 3;

/** Letters of other scripts, each followed by the Latin letter that it looks like. */
const LOOKALIKES = new Map(Array.from("аaеeоoрpсcуyхxіiјjѕsοoαa".matchAll(/(.)(.)/gu), ([, strange = "", plain = ""]) => [strange, plain]));

/** A word as it looks, without accents, curly quotes, capitals and invisible characters. */
const asSeen = (word: string): string =>
  word
    .normalize("NFKD")
    .replace(/[\p{M}\p{Pi}\p{Pf}\p{Cf}\s]/gu, "")
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => LOOKALIKES.get(letter) ?? letter);

const lettersOf = (word: string): string => Array.from(word).sort().join("");

const ENDING = /\.\w+$/u;

/** Whether a word differs from another only by two swapped letters. */
const isSwapped = (word: string, meant: string): boolean =>
  distance(word, meant) === 2 && meant.length > 2 && lettersOf(word) === lettersOf(meant);

/** Whether a word differs from another only by one wrong, missing or extra letter, or by two swapped ones. */
export const isSlipOf = (word: string, meant: string): boolean =>
  Math.abs(word.length - meant.length) < 2 && (distance(word, meant) === 1 || isSwapped(word, meant));

const isNear = (word: string, candidate: string): boolean => {
  // Files of one type share their extension, so it does not make their names similar.
  const [ending = ""] = ENDING.exec(candidate) ?? [];
  const shared = word.endsWith(ending) ? ending.length : 0;
  const [written, meant] = [word.slice(0, word.length - shared), candidate.slice(0, candidate.length - shared)];
  return isSwapped(written, meant) || distance(written, meant) <= Math.min(MAX_WRONG, Math.floor(meant.length / 3));
};

/** The known word that was probably meant: it looks the same, or differs by two swapped letters or at most a third of its letters. */
export const nearest = (word: string, known: readonly string[]): string | undefined => {
  if (known.length === 0 || word.length > QUOTE_LIMIT) return undefined;
  const candidate = closest(word, known);
  const seen = asSeen(word);
  return known.find((other) => asSeen(other) === seen) ?? (isNear(word, candidate) ? candidate : undefined);
};

/** The first non-ASCII character of a word that another word does not contain, as `U+200B`. */
const strangeIn = (word: string, other: string): string | undefined => {
  const code = Array.from(word)
    .find((character) => character > "~" && !other.includes(character))
    ?.codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
};

/**
 * "Did you mean `heading`? " when a known word is similar enough, or nothing. For two words that look the same, it names the character
 * that differs.
 */
export const didYouMean = (word: string, known: readonly string[]): string => {
  const candidate = nearest(word, known);
  if (candidate === undefined) return "";
  // A separately stored accent is worth naming; a precomposed letter is not.
  const strange = candidate.normalize("NFC") === word ? undefined : strangeIn(word, candidate);
  const hidden = strangeIn(candidate, word);
  if (strange !== undefined) return `It contains ${strange}: retype it as ${quote(candidate)}. `;
  return hidden === undefined ? `Did you mean ${quote(candidate)}? ` : `A known word looks the same, but contains ${hidden}. `;
};

/** Types, as editors call them. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an entry with fields of its own",
  null: "empty",
  date: "a date",
};

/** A type, as editors call it. */
export const typeName = (type: string): string => TYPE_NAMES[type] ?? type;

/** The type of a value in a file. */
export const typeOf = (value: unknown): string => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return value instanceof Date ? "date" : typeof value;
};

/** Describes a value in editors' language: "text", "the number 360", "a list". */
export const describeValue = (value: unknown): string => {
  if (typeof value === "number") return `the number ${value}`;
  return typeof value === "boolean" ? `\`${value}\` without quotes` : typeName(typeOf(value));
};

/** A text as part of a pattern; spaces may be typed where the site has no-break ones. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&").replace(/\u00A0/gu, "\\s");
