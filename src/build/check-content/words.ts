/** Small pieces of the sentences that the content check says. */
import { closest, distance } from "fastest-levenshtein";

/** Longest piece of content that a message quotes, in characters. */
const QUOTE_LIMIT = 60;

/** A piece of content as a message quotes it: in `marks`, shortened when it is long. */
export const quote = (text: string): string => `\`${text.length > QUOTE_LIMIT ? `${text.slice(0, QUOTE_LIMIT)}…` : text}\``;

/** Words as a list: "`a`, `b`, `c`". */
export const list = (words: readonly string[]): string => words.map(quote).join(", ");

/** The known word that was probably meant: at most two letters, or a third of them, are different. */
export const nearest = (word: string, known: readonly string[]): string | undefined => {
  if (known.length === 0 || word.length > QUOTE_LIMIT) return undefined;
  const candidate = closest(word, known);
  return distance(word, candidate) <= Math.max(2, Math.floor(candidate.length / 3)) ? candidate : undefined;
};

/** "Did you mean `heading`? " when a known word is near enough to be meant, or nothing. */
export const didYouMean = (word: string, known: readonly string[]): string => {
  const candidate = nearest(word, known);
  return candidate === undefined ? "" : `Did you mean ${quote(candidate)}? `;
};

/** Types by the name an editor knows them under. */
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

/** The type of a value of a file. */
export const typeOf = (value: unknown): string => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return value instanceof Date ? "date" : typeof value;
};

/** What a value is, in an editor's words: "text", "the number 360", "a list". */
export const describeValue = (value: unknown): string => {
  if (typeof value === "number") return `the number ${value}`;
  return typeof value === "boolean" ? `\`${value}\` without quotes` : typeName(typeOf(value));
};
