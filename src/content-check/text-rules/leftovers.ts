/** What other programs leave in copied text, and placeholders that they would have replaced. */
import { slotNames } from "../../content-model/fields";
import { MALFORMED_FIGURE } from "../../content-model/figures";
import { tokenNames } from "../../content-model/tokens";
import { inFields, type TextRule, shows } from "./text-rule";

/** The names of slots and tokens, as part of a pattern. */
export const REPLACED = [...slotNames, ...tokenNames].join("|");

export const LEFTOVERS: readonly TextRule[] = [
  {
    pattern: MALFORMED_FIGURE,
    message: shows("a malformed figure", (figure) =>
      /[OolI]/u.test(figure)
        ? "Type 0 or 1 in place of its letter"
        : "Write it in digits, with a comma as the thousands separator, such as $1,000 or $1,000.50",
    ),
  },
  { pattern: /\$(?=\{(?!claim\.))/u, message: shows("a dollar sign in front of a token", "Remove it") },
  {
    pattern: new RegExp(
      `\\[(?:${REPLACED}|claim\\.[a-z][a-z\\d-]*)\\]|\\((?:product|suite)\\)|[%$](?:${tokenNames.join("|")})\\b%?|%[A-Z][A-Z_]+%|(?<!\\S)%[sd]\\b|<<[^<>]+>>`,
      "u",
    ),
    message: shows("a placeholder that is not replaced here", "Write a token such as {product}, or the words themselves"),
  },
  {
    pattern: /â€[\u0080-\uFFFF]?|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]|(?<=\p{L})\?(?=(?:s|t|re|ve|ll|d|m)\b(?!=))/u,
    message: shows("a character saved in the wrong encoding", "Type it again"),
  },
  {
    pattern: /#(?:REF|VALUE|NAME|DIV)[!?/]|\[object Object\]|(?<!\b(?:an|are|be|is|leaves?|left|remains?) )\bundefined\b|\bNaN\b/u,
    appliesTo: inFields,
    message: shows("leftover program output", "Write what belongs there"),
  },
  {
    pattern:
      /\bError! (?:Reference|Bookmark|Hyperlink)\b[^.]*\.?|={7}|<{7}|>{7}|(?<!\p{Lu}{2}|\b\p{L})=(?:[0-9A-F]{2}=)*(?:20|3D|[0-9A-F]{2}=[89AB][0-9A-F])(?!\d)|【[^】]*】|\bSent from my \w+|(?<=\p{L})\[(?:\d{1,2}|[a-z])\]|\bPage \d+ of \d+\b|\b(?:Certainly|Sure|Of course)(?:! Here\b|, here(?: is|’s) (?:a|the)\b)|\bHere(?: is|’s) a (?:improved|polished|revised|rewritten|shorter|more concise|shortened) (?:version|draft)\b/u,
    message: shows("a leftover from another program", "Remove it"),
  },
];
