/** Typewriter habits and slips of the keyboard, and what to write instead. */
import { inFields, inHeadings, inRunningText, type TextRule } from "./text-rule";

/** List entries that run together on one line. */
const FLATTENED = /(?<=[.;:!?] )- (?=\p{L})/u;

/** For speed, patterns begin with what is rare. */
export const TYPOGRAPHY: readonly TextRule[] = [
  { pattern: /'/u, message: "has a straight apostrophe. Write ’, or “ and ” around words" },
  { pattern: /[′´`‘](?<=\p{L}.)(?=\p{L})/u, message: "has a character that only looks like an apostrophe. Write ’" },
  { pattern: /[’`] (?=s\b)(?<=\p{L}. )/u, message: "has a space after an apostrophe. Remove it" },
  { pattern: /"/u, message: "has straight quotes. Write “ before and ” after the words" },
  { pattern: /[«»„‟]/u, message: "has the quotation marks of another language. Write “ and ”" },
  {
    pattern: /^“[^“”]*”$/u,
    appliesTo: inFields,
    message: "begins and ends with curly quotes, which are shown. Remove them if they were meant for YAML",
  },
  { pattern: /“[^“”]*$|\([^()]*$/u, appliesTo: inFields, message: "opens a quotation mark or bracket that is not closed. Close it" },
  {
    pattern: /”(?<=^[^“”]*”)|\)(?<=^[^()]*\p{L}{2}\))/u,
    appliesTo: inFields,
    message: "closes a quotation mark or bracket that is not open. Open it, or remove it",
  },
  { pattern: /[-=]>|<[-=]|\((?:tm|r)\)/iu, message: "has an improvised symbol. Write the real one, such as → or ™" },
  {
    pattern: /\p{Emoji_Presentation}|\uFE0F|(?<!\S):[a-z]+(?:_[a-z]+)*:/u,
    message: "has an emoji, which looks different on each device. Remove it",
  },
  { pattern: /\.{3}/u, message: "has three full stops. Write …" },
  { pattern: /([,;:!?])\1|,\.|(?<!\.)\.\.(?!\.)/u, message: "has two punctuation marks in a row. Delete one" },
  { pattern: /(?<=\S) {2,}(?=\S)/u, message: "has more than one space in a row. Keep one" },
  { pattern: /(?<=\p{L}) +(?=[,;:.!?](\s|$))/u, message: "has a space before a punctuation mark. Remove it" },
  { pattern: /(?<=\p{L})(?<!&\p{L}{2,8})[,;](?=\p{L})/u, message: "has no space after a comma or semicolon. Add one" },
  { pattern: /\t/u, message: "has a tab, as between the cells of a spreadsheet. Type a space, or write a sentence" },
  {
    pattern: /\n[ \t]+(?=\S)/u,
    appliesTo: inFields,
    message: "has a line that is indented further than the others and is not joined to them. Indent all lines alike",
  },
  {
    pattern: /(?<=[\p{L}\p{N},;–])\n+(?=[\p{Ll}{])/u,
    appliesTo: inFields,
    message: "has an empty line in the middle of a sentence, which begins a new paragraph. Delete it",
  },
  {
    pattern: /\p{L}[\p{L}’.,-]*(?:\u00A0\p{L}[\p{L}’.,-]*){3}/u,
    message: "has no-break spaces between its words, as pasted from a web page. Type the spaces again",
  },
  { pattern: FLATTENED, appliesTo: inFields, message: "contains a bulleted list, shown on one line here. Write sentences" },
  { pattern: FLATTENED, appliesTo: inRunningText, message: "has list entries on one line. Begin each on its own line, with a hyphen" },
  {
    pattern: /(?<=[\p{L}\d,;}] ?)--+(?= ?[\p{L}{])|(?<=\p{L} )-(?= \p{L})/u,
    appliesTo: ({ value }) => !FLATTENED.test(value),
    message: "has a hyphen where a dash belongs. Write –",
  },
  {
    // A hyphen may end the first of two words, as in “pre- and post-money”.
    pattern: /(?<=\p{Ll}{2})- (?!(?:and|or|to|but|nor|as|versus|rather)\b)(?=\p{Ll}{2})/u,
    message: "has a word hyphenated across lines. Rejoin it",
  },
  {
    pattern: /(?<!\d)\d{1,2}[/.]\d{1,2}[/.]\d{4}(?!\d)/u,
    message: "has a date that reads differently in different countries. Write it as 3 April 2026",
  },
  {
    pattern: /(?<![\d-])\d{4}-\d\d-\d\d(?![\d-])/u,
    appliesTo: inFields,
    message: "has a date as programs write it. Write it as 3 April 2026",
  },
  {
    pattern: /[a-z][\u0300-\u036F]/iu,
    message: "has an accent stored as a separate character, which search does not find. Retype the letter",
  },
  { pattern: /(?<!\p{L})(?!iOS)\p{Ll}\p{Lu}+(?: \p{Lu}{2,})+(?!\p{L})/u, message: "was typed with caps lock on. Type it again" },
  {
    pattern: /^(?=.*\p{Lu}{5})\P{Ll}*$/su,
    appliesTo: inHeadings,
    message: "is all in capitals, which some screen readers spell out. Write it in sentence case",
  },
];
