import { slotNames } from "../../content-model/fields";
import { MALFORMED_FIGURE } from "../../content-model/figures";
import { tokenNames } from "../../content-model/tokens";
import { quote } from "../../content-model/words";
import { proseOf } from "../advice/prose";
import type { CrossCheck } from "./cross-check";

/** What a reader would see as it is typed, although it means something elsewhere; what else a pattern finds, the message quotes. */
interface Literal {
  pattern: RegExp;
  /** What it is, and how to mend it. */
  what: string;
  mend: string;
  /** Whether only fields are meant: running text is Markdown. */
  isOfFields?: true;
  /** Whether only running text is meant. */
  isOfTexts?: true;
}

/** What writers leave where they mean to go on. */
export const UNFINISHED =
  /\blorem ipsum\b|\b(?:TODO|FIXME|TBD|TBC|X{3,})\b|\b(?:your|insert|add|more) (?:text|copy|words|title|heading|name) here\b|\?{3,}/iu;

const LITERALS: readonly Literal[] = [
  {
    pattern: /\]\s*\((?=\/|#|https?:|mailto:)|\[[^[\]]+\]\[[^[\]]*\]/u,
    what: "a link that is not complete",
    mend: "Write it as [words](/page), without a space between the brackets and with both of them closed",
    isOfTexts: true,
  },
  {
    pattern: /<!--|<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/iu,
    what: "an HTML tag",
    mend: "Remove it: the page gives the text its form",
    isOfFields: true,
  },
  { pattern: /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/iu, what: "a character as HTML writes it", mend: "Type the character itself" },
  { pattern: /\*\*|~~|(?<![\w_])__(?=\S)/u, what: "a sign of Markdown", mend: "Remove it, and its other half" },
  {
    pattern: MALFORMED_FIGURE,
    what: "a figure that is not well-formed",
    mend: "Write it in digits, with a comma before each three of them, such as $1,000 or $1,000.50",
    isOfFields: true,
  },
  { pattern: /`/u, what: "a backtick", mend: "Remove it, and its other half" },
  { pattern: /^[•‣◦▪·–—] /mu, what: "the bullet of another program", mend: "Begin the line with a hyphen and a space" },
  {
    pattern: /\[[^[\]]*\]\([^()\s]*\)/u,
    what: "a link as Markdown writes it",
    mend: "Write the words alone: the text of a field holds no links",
  },
  {
    pattern: /^(?:#{1,6}|[-*+>]) (?=\S)|(?<=\n)(?:#{1,6}|[-*+>]) /u,
    what: "the first sign of a Markdown line",
    mend: "Remove it",
    isOfFields: true,
  },
  { pattern: /^#{2,6}(?=[^\s#])/u, what: "the sign of a heading", mend: "Put a space after it" },
  {
    // What follows a link or a word of code is another text.
    pattern: /^\|.*$/mu,
    what: "a row of a table",
    mend: "Leave no empty line inside a table, and write below its first row one of hyphens, such as | --- | --- |",
  },
  { pattern: /\[\^[^\]]*\]/u, what: "a footnote without a text", mend: "Write the note below, after the same sign and a colon" },
  { pattern: /\\[nrt]?/u, what: "a backslash", mend: "Remove it; an empty line begins a paragraph", isOfFields: true },
  { pattern: /\$(?=\{(?!claim\.))/u, what: "a dollar sign in front of a token", mend: "Remove it" },
  {
    pattern: new RegExp(
      `\\[(?:${[...slotNames, ...tokenNames].join("|")})\\]|[%$](?:${tokenNames.join("|")})\\b%?|%[A-Z][A-Z_]+%|<<[^<>]+>>`,
      "u",
    ),
    what: "a placeholder that nothing replaces here",
    mend: "Write a token such as {product}, or the words themselves",
  },
  {
    pattern: /â€[\u0080-\uFFFF]?|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]/u,
    what: "a letter that was saved in a wrong encoding",
    mend: "Type it again",
  },
  {
    pattern: /#(?:REF|VALUE|NAME|DIV)[!?/]|\[object Object\]|\b(?:undefined|NaN)\b/u,
    what: "what a program writes that has no value",
    mend: "Write what belongs there",
    isOfFields: true,
  },
  {
    pattern:
      /={7}|<{7}|>{7}|=(?:[0-9A-F]{2}=)*(?:20|3D|[0-9A-F]{2}=[89AB][0-9A-F])(?!\d)|【[^】]*】|\bSent from my \w+|\b(?:Certainly|Sure|Of course)! Here\b/u,
    what: "what a program added that the text passed through",
    mend: "Remove it",
  },
  {
    pattern: UNFINISHED,
    what: "a mark that the text is not finished",
    mend: "Write the text",
  },
];

/** Nothing stands on a page that was meant for a program, or as a note of who wrote it. */
export const checkLiterals: CrossCheck = ({ documents }) =>
  documents.flatMap((document) =>
    proseOf(document).flatMap(({ value, key, slots, complain }) =>
      LITERALS.flatMap(({ pattern, what, mend, isOfFields, isOfTexts }) => {
        const match = slots === undefined && (key === undefined ? isOfFields : isOfTexts) !== true ? pattern.exec(value) : null;
        return match ? [complain(match.index, `shows ${quote(match[0])}, ${what}. ${mend}`)] : [];
      }),
    ),
  );
