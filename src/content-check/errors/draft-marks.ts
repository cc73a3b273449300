/** What editors and their programs leave in an unfinished text. */
import { slotNames } from "../../content-model/fields";
import { tokenNames } from "../../content-model/tokens";

/** Markup that would be shown literally; the message quotes what the pattern matches. */
export interface Literal {
  pattern: RegExp;
  /** What it is, and how to fix it. */
  what: string;
  fix: string | ((shown: string) => string);
  /** Whether it applies to fields only: running text is Markdown. */
  isOfFields?: true;
  /** Whether it applies to running text only. */
  isOfTexts?: true;
  /** The keys of the fields that it applies to, if not all. */
  keys?: readonly string[];
}

/** What is replaced elsewhere, or reported as not replaced here. */
const REPLACED = [...slotNames, ...tokenNames].join("|");

const MEASURED = "(?:days?|weeks?|months?|years?|hours?|minutes?|users?|deals?|firms?|countries|per ?cent|GB|TB)";

const FILL_IN = { what: "a blank to fill in", fix: "Write what belongs there" };
const NOTE = { what: "an editor's note", fix: "Remove it" };

export const DRAFT_MARKS: readonly Literal[] = [
  {
    // A quotation may have “[A]ny”, “[sic]” and “[…]”.
    pattern: new RegExp(
      `(?<!\\p{L})\\[(?!\\^|(?:sic|…|\\.{3}|${REPLACED})\\]|\\p{L}\\]\\p{L}|\\/|#|https?:|mailto:)(?![ xX]?\\] )[^[\\]\\n]{0,60}\\](?! ?[([])|(?<=\\S )\\[ ?\\]`,
      "u",
    ),
    what: "a draft's bracket",
    fix: "Write what belongs there, without the brackets",
    isOfTexts: true,
  },
  { pattern: /(?<!\p{L})\[(?:[●•_]+|\d{1,3})\](?! ?\()|(?<=\S )\[ ?\]/u, ...FILL_IN, isOfFields: true },
  { pattern: /(?<![\p{L}\p{N}_.!?])_{2,}(?![\p{L}\p{N}_])/u, ...FILL_IN },
  {
    pattern: new RegExp(
      `\\b(?:XX|DD)[ ./-](?:XX|MM(?![./-]Y)|January|February|March|April|May|June|July|August|September|October|November|December)\\b|\\bXX(?:%| ${MEASURED}\\b)|(?<=\\b(?:page|clause|section|day) )XX\\b|[$€£]X{1,2}\\b`,
      "u",
    ),
    ...FILL_IN,
  },
  { pattern: /\( ?\)|“ ?”/u, what: "an empty pair", fix: "Write what belongs in it, or remove it" },
  {
    pattern: /\b(?:under|see) (?:clause|section)s?(?=[.,;:)]| (?:of|and|or)\b)/iu,
    what: "a reference without its number",
    fix: "Write the number, or “this clause”",
  },
  {
    pattern: /^(?:\/\/|~|={1,2}) (?!\p{Lu}{2,}\()(?=\S)|(?<=\n)\/\/ (?=\S)|^@\p{Lu}\p{L}+:? (?=\S)|(?<=\S )(?:#{2,6}|={2,6}) (?=\S)/u,
    ...NOTE,
  },
  { pattern: /^(?:Fwd?|FWD?|Re|RE): (?=\S)|\bAs an AI (?:language )?(?:model|assistant)\b/u, ...NOTE },
  {
    pattern:
      /^(?:placeholder|sample text|coming soon|wip|untitled|new (?:item|section|page)|foo(?: bar)?|heading|title(?: \d+)?|n\/a|null|button(?: text)?|cta|link)$|\(old\)$/iu,
    what: "a stub",
    fix: "Write the real words",
    keys: ["heading", "title", "label", "linkLabel", "button"],
  },
  {
    pattern:
      /^(?:untitled|new page|(?:page|news|section|menu) (?:title|text)|name surname|(?:first|last|full|your) name|n\.? ?n\.?|n\/a|question\??|answer\.?|(?:see|same as) above\.?|see attach(?:ed|ment)\.?|x{3,})$/iu,
    what: "a stub",
    fix: "Write the real words",
    keys: ["en", "title", "question", "answer", "text", "description", "name", "role", "bio"],
  },
  { pattern: /\((?:new|draft|final)\)|\bv\d+ final$/iu, ...NOTE, isOfFields: true },
];
