/** Markdown and HTML that a page would show: fields have no markup, and running text may have broken markup. */
import { inFields, inRunningText, type TextRule, shows } from "./text-rule";

const BULLET = /^(?:[•‣◦▪·✓✔☐☑]|\[[ xX]?\]) |(?<![^])[–—] /mu;
const BULLET_NAME = "a word processor's bullet";

const STRAY_MARK = shows("a Markdown mark", "Remove it and its counterpart");

export const MARKUP: readonly TextRule[] = [
  {
    pattern: /\([^()]+\)\[(?:\/|#|https?:|mailto:)[^[\]\s]*\]/u,
    appliesTo: inRunningText,
    message: shows("a link with its brackets the wrong way round", (link) => `Write ${link.replace(/^\((.*)\)\[(.*)\]$/su, "[$1]($2)")}`),
  },
  {
    pattern: /\]\s*\((?=\/|#|https?:|mailto:)|\[[^[\]]+\]\[[^[\]]*\]/u,
    appliesTo: inRunningText,
    message: shows(
      "an incomplete link",
      "Write it as [words](/page), without a space or backslash at its brackets and with both of them closed",
    ),
  },
  {
    pattern: /<!--|<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/iu,
    appliesTo: inFields,
    message: shows("an HTML tag", "Remove it: the page does the formatting"),
  },
  { pattern: /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/iu, message: shows("an HTML entity", "Type the character itself") },
  { pattern: /\*\*|~~|(?<![\w_])__(?=[^\s_])/u, appliesTo: inFields, message: STRAY_MARK },
  { pattern: /`/u, message: shows("a backtick", "Remove it and its counterpart") },
  { pattern: BULLET, appliesTo: inRunningText, message: shows(BULLET_NAME, "Begin the line with a hyphen and a space") },
  {
    pattern: BULLET,
    appliesTo: inFields,
    message: shows(BULLET_NAME, "Remove it, and say it in sentences: texts of fields have no lists"),
  },
  {
    pattern: /\[[^[\]]*\]\([^()\s]*\)/u,
    appliesTo: inFields,
    message: shows("a Markdown link", "Write only the words: links do not work in fields"),
  },
  {
    pattern: /^(?:#{1,6}|[-*+>]) (?=\S)|(?<=\n)(?:#{1,6}|[-*+>]) /u,
    appliesTo: inFields,
    message: shows("a Markdown mark at the start of a line", "Remove it"),
  },
  { pattern: /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])[^*_]*[^\s*_]\1(?![\p{L}\p{N}*_])/u, appliesTo: inFields, message: STRAY_MARK },
  {
    pattern: /\*\*(?=\s|[^*]*\s\*)[^*]+\*\*|\*+|~~|(?<![\p{L}\p{N}_])_+(?=\p{L})/u,
    appliesTo: inRunningText,
    message: shows("a Markdown mark", (mark) =>
      /\s/u.test(mark) ? `Write **${mark.slice(2, -2).trim()}**, without spaces inside its **` : "Remove it, or add its counterpart",
    ),
  },
  { pattern: /^#+(?=\p{L})|^#{2,6}(?=[^\s#])|^#{7,}/u, message: shows("a heading mark", "Write two to six of them, and a space") },
  {
    // What follows a link or inline code is a separate text.
    pattern: /^\|.*$/mu,
    message: shows(
      "a row of a table",
      "Leave no empty lines inside a table, and put a row of hyphens below its first row, such as | --- | --- |",
    ),
  },
  {
    pattern: /\[\^[^\]]*\]/u,
    message: shows("a footnote without text", "Write the note below, after the same mark and a colon"),
  },
  { pattern: /\\[nrt]?/u, appliesTo: inFields, message: shows("a backslash", "Remove it; an empty line begins a paragraph") },
];
