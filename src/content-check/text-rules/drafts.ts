/** What writers leave in unfinished texts. */
import { REPLACED } from "./leftovers";
import { inFields, inRunningText, type TextRule, shows, withKey } from "./text-rule";

/** The commonest signs of unfinished text, in any kind of file. */
export const UNFINISHED = new RegExp(
  [
    /\b(?:lorem ipsum|dolor sit amet)\b/u,
    /\b(?:TODO|FIXME|TBD|TBC|X{3,})\b/u,
    /\b(?:your|insert|add|more) (?:text|copy|words|title|heading|name) here\b/u,
    /\b(?:head(?:line|ing)|title|text|copy) goes here\b|\bhere to enter\b/u,
    /^(?:enter|add|insert|new) (?:an? )?(?:head(?:line|ing)|title|text|section)$/u,
    /\?{3,}|\(\?+\)|\(check with [^()]*\)/u,
    /\((?:copy|draft)\)$|^placeholder (?:text|heading|title)\b|\bv\d+[ _-]final\b/u,
    /^(?:(?:test|asdf\w*|qwerty|blah)\s?)+$/u,
    /\b(?:John|Jane) Doe\b|\bAcme\b/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "iu",
);

/** A word that signals unfinished text only in capitals, and not where it is used normally, as in “DRAFT and final versions”. */
const inCapitals = (word: string): RegExp =>
  new RegExp(`\\b${word}\\b(?: (?!\\p{Lu}{2}|(?:and|or|to|versions?|documents?|papers?)\\b)|:)`, "u");

const MEASURED = "(?:days?|weeks?|months?|years?|hours?|minutes?|users?|deals?|firms?|countries|per ?cent|GB|TB)";

const UNWRITTEN = shows("a note that the text is unfinished", "Write the text");
const FILL_IN = shows("a blank to fill in", "Write what belongs there");
const NOTE = shows("an editor's note", "Remove it");
const STUB = shows("a stub", "Write the real words");

export const DRAFTS: readonly TextRule[] = [
  { pattern: UNFINISHED, message: UNWRITTEN },
  { pattern: inCapitals("(?:DRAFT|WIP)"), message: UNWRITTEN },
  // A legal text may contain a NOTE that belongs there.
  { pattern: inCapitals("NOTE"), appliesTo: inFields, message: UNWRITTEN },
  {
    // Quotations may contain “[A]ny”, “[sic]” and “[…]”.
    pattern: new RegExp(
      `(?<!\\p{L})\\[(?!\\^|(?:sic|…|\\.{3}|${REPLACED})\\]|\\p{L}\\]\\p{L}|\\/|#|https?:|mailto:)(?![ xX]?\\] )[^[\\]\\n]{0,60}\\](?! ?[([])|(?<=\\S )\\[ ?\\]`,
      "u",
    ),
    appliesTo: inRunningText,
    message: shows("a draft's bracket", "Write what belongs there, without the brackets"),
  },
  { pattern: /(?<!\p{L})\[[●•_]+\](?! ?\()|(?<=\S )\[ ?\]/u, appliesTo: inFields, message: FILL_IN },
  {
    pattern: /(?<!\p{L})\[\d{1,3}\](?! ?\()/u,
    appliesTo: inFields,
    message: shows("the number of a note, or a blank to fill in", "Remove it, or write what belongs there"),
  },
  { pattern: /(?<![\p{L}\p{N}_.!?])_{2,}(?![\p{L}\p{N}_])/u, message: FILL_IN },
  {
    pattern: new RegExp(
      `\\b(?:XX|DD)[ ./-](?:XX|MM(?![./-]Y)|January|February|March|April|May|June|July|August|September|October|November|December)\\b|\\bXX(?:%| ${MEASURED}\\b)|(?<=\\b(?:page|clause|section|day) )XX\\b|[$€£]X{1,2}\\b`,
      "u",
    ),
    message: FILL_IN,
  },
  { pattern: /\( ?\)|“ ?”/u, message: shows("empty brackets or quotation marks", "Write what belongs in it, or remove it") },
  {
    pattern: /\b(?:under|see) (?:clause|section)s?(?=[.,;:)]| (?:of|and|or)\b)/iu,
    message: shows("a reference without its number", "Write the number, or “this clause”"),
  },
  {
    pattern: /^(?:\/\/|~|={1,2}) (?!\p{Lu}{2,}\()(?=\S)|(?<=\n)\/\/ (?=\S)|^@\p{Lu}\p{L}+:? (?=\S)|(?<=\S )(?:#{2,6}|={2,6}) (?=\S)/u,
    message: NOTE,
  },
  { pattern: /^(?:Fwd?|FWD?|Re|RE): (?=\S)|\bAs an AI (?:language )?(?:model|assistant)\b/u, message: NOTE },
  { pattern: /\((?:new|draft|final)\)/iu, appliesTo: inFields, message: NOTE },
  {
    pattern:
      /^(?:placeholder|sample text|coming soon|wip|untitled|new (?:item|section|page)|foo(?: bar)?|heading|title(?: \d+)?|n\/a|null|button(?: text)?|cta|link)$|\(old\)$/iu,
    appliesTo: withKey("heading", "title", "label", "linkLabel", "button"),
    message: STUB,
  },
  {
    pattern:
      /^(?:untitled|new page|(?:page|news|section|menu) (?:title|text)|name surname|(?:first|last|full|your) name|n\.? ?n\.?|n\/a|question\??|answer\.?|(?:see|same as) above\.?|see attach(?:ed|ment)\.?)$/iu,
    appliesTo: withKey("en", "title", "question", "answer", "text", "description", "name", "role", "bio"),
    message: STUB,
  },
];

/** Begins each placeholder sentence that `npm run new` writes. */
export const TEMPLATE_MARK = "✎";

/** A placeholder sentence in a file that is no longer marked as a sample. */
export const TEMPLATE: TextRule = {
  pattern: new RegExp(TEMPLATE_MARK, "u"),
  message: shows("the mark of a template's sentence", "Write your own sentence in its place, or keep `sample: true`"),
};

/** What may be a writer's note, but may be intended. */
export const POSSIBLE_DRAFTS: readonly TextRule[] = [
  { pattern: /(?<![\p{L}\p{N}])XX(?= \p{Ll})/u, message: "has a blank to fill in, “XX”. Write what belongs there" },
  {
    pattern: /^Copy of \p{Lu}/u,
    appliesTo: withKey("heading", "title", "label"),
    message: "was named by a program that copied it. Name it yourself",
  },
  {
    pattern:
      /\((?:(?:\p{Lu}\p{Ll}+ to |(?:[Ss]till )?[Tt]o (?:be )?)(?:add|check|confirm|decide|do|review)\p{L}{0,3}|\p{Lu}\p{L}*[,:] (?:please|pls)\b[^()]*|(?:[^()]* )?(?:tbc|TBC|pls)\b[^()]*|[Pp]lease (?:check|confirm|review)|[^()]*\bcheck with \p{Lu}[^()]*|[^()]*\b(?:is|are) (?:this|these) (?:still )?(?:correct|right|true|valid)\?[^()]*)\)/u,
    message: "has a note to a colleague in brackets. Remove it when that is done",
  },
  { pattern: /(?<=[\p{L}.!?,] )(?:#|\/\/) (?=\p{L})/u, appliesTo: inFields, message: "contains an editor’s note. Delete it" },
  {
    pattern: new RegExp(`\\[(?!\\^|(?:${REPLACED})\\])[^[\\]\\d][^[\\]]{1,40}\\](?! ?\\()`, "u"),
    appliesTo: (text) => inFields(text) && text.slots === undefined,
    message: "has template text in brackets. Replace it with the real words",
  },
  {
    pattern: /\{name\}/u,
    appliesTo: ({ key }) => key !== "name",
    message: "shows the placeholder of a leader. Write the name, as `name`",
  },
];
