import { slotNames } from "../../content-model/fields";
import { MALFORMED_FIGURE } from "../../content-model/figures";
import { tokenNames } from "../../content-model/tokens";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { read } from "../reading/document";
import { proseOf } from "../reading/prose";
import { UNFINISHED } from "../unfinished";
import { DRAFT_MARKS, type Literal } from "./draft-marks";

/** Such marks in capitals, whose words are otherwise ordinary: “DRAFT and final versions” are said of documents. */
const MARKED = /\b(?:DRAFT|WIP)\b(?: (?!\p{Lu}{2}|(?:and|or|to|versions?|documents?|papers?)\b)|:)/u;
/** A legal text may have a note of its own. */
const NOTED = /\bNOTE\b(?: (?!\p{Lu}{2}|(?:and|or|to|versions?|documents?|papers?)\b)|:)/u;

/** Begins each sentence that `npm run new` writes in the place of an editor's own. */
export const TEMPLATE_MARK = "✎";

const BULLET = /^(?:[•‣◦▪·✓✔☐☑]|\[[ xX]?\]) |(?<![^])[–—] /mu;

const LITERALS: readonly Literal[] = [
  {
    pattern: /\([^()]+\)\[(?:\/|#|https?:|mailto:)[^[\]\s]*\]/u,
    what: "a link with its brackets the wrong way round",
    fix: (shown) => `Write ${shown.replace(/^\((.*)\)\[(.*)\]$/su, "[$1]($2)")}`,
    isOfTexts: true,
  },
  {
    pattern: /\]\s*\((?=\/|#|https?:|mailto:)|\[[^[\]]+\]\[[^[\]]*\]/u,
    what: "an incomplete link",
    fix: "Write it as [words](/page), without a space or backslash at its brackets and with both of them closed",
    isOfTexts: true,
  },
  {
    pattern: /<!--|<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/iu,
    what: "an HTML tag",
    fix: "Remove it: the page does the formatting",
    isOfFields: true,
  },
  { pattern: /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/iu, what: "an HTML entity", fix: "Type the character itself" },
  { pattern: /\*\*|~~|(?<![\w_])__(?=[^\s_])/u, what: "a Markdown mark", fix: "Remove it and its counterpart", isOfFields: true },
  {
    pattern: MALFORMED_FIGURE,
    what: "a malformed figure",
    fix: (shown) =>
      /[OolI]/u.test(shown)
        ? "Type 0 or 1 in place of its letter"
        : "Write it in digits, with a comma as the thousands separator, such as $1,000 or $1,000.50",
    isOfFields: true,
  },
  { pattern: /`/u, what: "a backtick", fix: "Remove it and its counterpart" },
  {
    pattern: BULLET,
    what: "a word processor's bullet",
    fix: "Begin the line with a hyphen and a space",
    isOfTexts: true,
  },
  {
    pattern: BULLET,
    what: "a word processor's bullet",
    fix: "Remove it, and say it in sentences: texts of fields have no lists",
    isOfFields: true,
  },
  {
    pattern: /\[[^[\]]*\]\([^()\s]*\)/u,
    what: "a Markdown link",
    fix: "Write only the words: links do not work in fields",
    isOfFields: true,
  },
  {
    pattern: /^(?:#{1,6}|[-*+>]) (?=\S)|(?<=\n)(?:#{1,6}|[-*+>]) /u,
    what: "a Markdown mark at the start of a line",
    fix: "Remove it",
    isOfFields: true,
  },
  {
    pattern: /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])[^*_]*[^\s*_]\1(?![\p{L}\p{N}*_])/u,
    what: "a Markdown mark",
    fix: "Remove it and its counterpart",
    isOfFields: true,
  },
  {
    pattern: /\*\*(?=\s|[^*]*\s\*)[^*]+\*\*|\*+|~~|(?<![\p{L}\p{N}_])_+(?=\p{L})/u,
    what: "a Markdown mark",
    fix: (shown) =>
      /\s/u.test(shown) ? `Write **${shown.slice(2, -2).trim()}**, without spaces inside its **` : "Remove it, or add its counterpart",
    isOfTexts: true,
  },
  { pattern: /^#+(?=\p{L})|^#{2,6}(?=[^\s#])|^#{7,}/u, what: "a heading mark", fix: "Write two to six of them, and a space" },
  {
    // What follows a link or inline code is a separate text.
    pattern: /^\|.*$/mu,
    what: "a row of a table",
    fix: "Leave no empty lines inside a table, and put a row of hyphens below its first row, such as | --- | --- |",
  },
  { pattern: /\[\^[^\]]*\]/u, what: "a footnote without text", fix: "Write the note below, after the same mark and a colon" },
  { pattern: /\\[nrt]?/u, what: "a backslash", fix: "Remove it; an empty line begins a paragraph", isOfFields: true },
  { pattern: /\$(?=\{(?!claim\.))/u, what: "a dollar sign in front of a token", fix: "Remove it" },
  {
    pattern: new RegExp(
      `\\[(?:${[...slotNames, ...tokenNames].join("|")}|claim\\.[a-z][a-z\\d-]*)\\]|\\((?:product|suite)\\)|[%$](?:${tokenNames.join("|")})\\b%?|%[A-Z][A-Z_]+%|(?<!\\S)%[sd]\\b|<<[^<>]+>>`,
      "u",
    ),
    what: "a placeholder that is not replaced here",
    fix: "Write a token such as {product}, or the words themselves",
  },
  {
    pattern: /â€[\u0080-\uFFFF]?|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]|(?<=\p{L})\?(?=(?:s|t|re|ve|ll|d|m)\b(?!=))/u,
    what: "a character saved in the wrong encoding",
    fix: "Type it again",
  },
  {
    pattern: /#(?:REF|VALUE|NAME|DIV)[!?/]|\[object Object\]|(?<!\b(?:an|are|be|is|leaves?|left|remains?) )\bundefined\b|\bNaN\b/u,
    what: "leftover program output",
    fix: "Write what belongs there",
    isOfFields: true,
  },
  {
    pattern:
      /\bError! (?:Reference|Bookmark|Hyperlink)\b[^.]*\.?|={7}|<{7}|>{7}|(?<!\p{Lu}{2}|\b\p{L})=(?:[0-9A-F]{2}=)*(?:20|3D|[0-9A-F]{2}=[89AB][0-9A-F])(?!\d)|【[^】]*】|\bSent from my \w+|(?<=\p{L})\[(?:\d{1,2}|[a-z])\]|\bPage \d+ of \d+\b|\b(?:Certainly|Sure|Of course)(?:! Here\b|, here(?: is|’s) (?:a|the)\b)|\bHere(?: is|’s) a (?:improved|polished|revised|rewritten|shorter|more concise|shortened) (?:version|draft)\b/u,
    what: "a leftover from another program",
    fix: "Remove it",
  },
  {
    pattern: UNFINISHED,
    what: "a note that the text is unfinished",
    fix: "Write the text",
  },
  ...DRAFT_MARKS,
  { pattern: MARKED, what: "a note that the text is unfinished", fix: "Write the text" },
  { pattern: NOTED, what: "a note that the text is unfinished", fix: "Write the text", isOfFields: true },
];

/** Text of a template, in a file no longer marked as a sample. */
const TEMPLATE: Literal = {
  pattern: new RegExp(TEMPLATE_MARK, "u"),
  what: "the mark of a template's sentence",
  fix: "Write your own sentence in its place, or keep `sample: true`",
};

/** No page shows markup, or its writer's notes. */
export const checkLiterals: CrossCheck = ({ documents }) =>
  documents.flatMap((document) =>
    proseOf(document).flatMap(({ value, key, slots, complain }) =>
      [...LITERALS, ...(read(document.data, "sample") === true ? [] : [TEMPLATE])].flatMap(
        ({ pattern, what, fix, isOfFields, isOfTexts, keys }) => {
          const isMeant = (key === undefined ? isOfFields : isOfTexts) !== true && (keys?.includes(key ?? "") ?? true);
          const match = slots === undefined && isMeant ? pattern.exec(value) : null;
          return match
            ? [complain(match.index, `shows ${quote(match[0])}, ${what}. ${typeof fix === "string" ? fix : fix(match[0])}`)]
            : [];
        },
      ),
    ),
  );
