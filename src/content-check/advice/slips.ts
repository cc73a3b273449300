import { slotNames } from "../../content-model/fields";
import { tokenNames } from "../../content-model/tokens";
import { CUT_COPY, NO_STOP, UNFINISHED_END } from "../reading/cut-off";
import { HEADINGS, type Prose } from "../reading/prose";

/** Typewriter habits and slips of haste, and what to write instead. */
export interface Slip {
  pattern: RegExp;
  message: string;
  /** The texts it applies to, if not all. */
  of?: (prose: Prose) => boolean;
}

const fields = ({ key }: Prose): boolean => key !== undefined;
const sentences = ({ key }: Prose): boolean => key !== undefined && key !== "keywords";
const isHeading = ({ key }: Prose): boolean => HEADINGS.includes(key);
const withKey =
  (name: string) =>
  ({ key }: Prose): boolean =>
    key === name;

/** Template text in brackets; slots and tokens in brackets are reported separately. */
const TEMPLATE_WORDS = new RegExp(`\\[(?!\\^|(?:${[...slotNames, ...tokenNames].join("|")})\\])[^[\\]\\d][^[\\]]{1,40}\\](?! ?\\()`, "u");

const CAPITALS = "is all in capitals, which some screen readers spell out. Write it in sentence case";
/** Keys of whole sentences. A shorter text may be a phrase. */
const RUNNING = ["answer", "bio", "blurb", "description", "intro", "lead", "paragraphs"];

/** Whether a text stops in the middle of a sentence. */
const isOpen = ({ key = "", value }: Prose): boolean =>
  value.length > (RUNNING.includes(key) ? 40 : key === "text" ? 80 : Infinity) && /[\p{L}\p{N}]$/u.test(value);

/** All of them; two share a message if they are one mistake in two places. Patterns begin with what is rare, to be quick. */
export const SLIPS: readonly Slip[] = [
  { pattern: /'/u, message: "has a straight apostrophe. Write ’, or “ and ” around words" },
  { pattern: /[′´`‘](?<=\p{L}.)(?=\p{L})/u, message: "has a character that only looks like an apostrophe. Write ’" },
  { pattern: /[«»„‟]/u, message: "has the quotation marks of another language. Write “ and ”" },
  { pattern: /[-=]>|<[-=]|\((?:tm|r)\)/iu, message: "has an improvised symbol. Write the real one, such as → or ™" },
  {
    pattern: /\p{Emoji_Presentation}|\uFE0F|(?<!\S):[a-z]+(?:_[a-z]+)*:/u,
    message: "has an emoji, which looks different on each device. Remove it",
  },
  { pattern: /"/u, message: "has straight quotes. Write “ before and ” after the words" },
  { pattern: /(?<=\S) {2,}(?=\S)/u, message: "has more than one space in a row. Leave one" },
  {
    pattern: /^“[^“”]*”$/u,
    message: "begins and ends with curly quotes, which are shown. Remove them if they were meant for YAML",
    of: fields,
  },
  { pattern: /\.{3}/u, message: "has three full stops. Write …" },
  { pattern: /(?<=\p{L}) +(?=[,;:.!?](\s|$))/u, message: "has a space before a punctuation mark. Remove it" },
  {
    pattern: /\n[ \t]+(?=\S)/u,
    message: "has a line that is indented further than the others and is not joined to them. Indent all lines alike",
    of: fields,
  },
  { pattern: /(?<=[\p{L}\d,;}] ?)--+(?= ?[\p{L}{])|(?<=\p{L} )-(?= \p{L})/u, message: "has a hyphen where a dash belongs. Write –" },
  {
    pattern: /(?<!\d)\d{1,2}[/.]\d{1,2}[/.]\d{4}(?!\d)/u,
    message: "has a date that reads differently in different countries. Write it as 3 April 2026",
  },
  { pattern: /\t/u, message: "has a tab. Type a space" },
  {
    pattern: /[a-z][\u0300-\u036F]/iu,
    message: "has an accent stored as a separate character, which search does not find. Retype the letter",
  },
  {
    // “Had had” and “that that” are sound.
    pattern:
      /(?<![\p{L}\p{N}])(?!(?:had had|that that)(?!\p{L}))(\p{L}{2,}(?: \p{L}+){0,4}|an? \p{L}+|\{(?:product|suite|company)\}) \1(?![\p{L}\p{N}])/iu,
    message: "has the same word twice in a row. Leave one",
  },
  { pattern: /(?<=^ ?|[.!?] )(\S[^.!?]{20,}[.!?])(?=[^]* \1)/u, message: "has the same sentence twice. Leave one" },
  {
    pattern: /@(?:(?:gmial|gmai|gamil|gnail|hotmial|outlok|yaho)\.|[\w.-]+\.(?:con|cmo|ocm|vom|comm|nte|ogr)\b)/iu,
    message: "has an e-mail address whose end looks misspelt. Correct it",
  },
  { pattern: /(?<=\p{Ll}{2})[.!?](?=\p{Lu}\p{Ll})/u, message: "has no space between two sentences. Add one" },
  { pattern: /(?<=^|\s)[.!?](?=\p{Lu}\p{Ll})/u, message: "has a full stop before a word. Put it after the previous word" },
  {
    // Hyphens are suspended before another word, as in “pre- and post-money”.
    pattern: /(?<=\p{Ll}{2})- (?!(?:and|or|to|but|nor|as|versus|rather)\b)(?=\p{Ll}{2})/u,
    message: "has a word hyphenated across lines. Rejoin it",
  },
  { pattern: /(?<!\p{L})(?!iOS)\p{Ll}\p{Lu}{2,}(?: \p{Lu}+)+(?!\p{L})/u, message: "was typed with caps lock on. Type it again" },
  {
    pattern: /\((?:\p{Lu}\p{Ll}+ to |(?:still )?to (?:be )?)(?:add|check|confirm|decide|do|review)\p{L}{0,3}\)|\((?:tbc|tbd)\)/iu,
    message: "has a note to oneself in brackets. Remove it, once it is done",
  },
  {
    pattern: /(?<![\p{L}\p{N}{.])claim\.[a-z][a-z\d-]*(?:\.words)?(?![\p{L}}])/u,
    message: "names a figure without its braces. Write it as {claim.name}",
  },
  {
    pattern: /\[total\] of |\[last\] (?:to|–) /u,
    message: "has its slots in the wrong order. Swap them",
    of: ({ slots }) => slots !== undefined,
  },
  { pattern: /(?<=[.;:!?] )- (?=\p{L})/u, message: "contains a bulleted list, shown on one line here. Write sentences", of: fields },
  {
    // “km²” is a unit, and an asterisk with a counterpart a mark of Markdown.
    pattern: /(?<=\p{L}{3}[,.;:]?)[*†‡¹²³⁰-⁹]+(?![\p{L}*])(?<!\*[^*]*[*†‡¹²³⁰-⁹]+)/u,
    message: "has a footnote mark, but pages have no footnotes. Put the note in the sentence",
    of: fields,
  },
  {
    pattern: /(?<=\p{Ll}{3} )(?=(?:Each|Every|He|If|It|No|Our|She|Their|These|They|This|Those|Users|We|You|Your) \p{Ll})/u,
    message: "has a sentence that begins without a full stop before it. Add one",
    of: fields,
  },
  {
    pattern: /^(?:(?:click |tap )?here|(?:click|more|read more|link|see more))$/iu,
    message: "does not say where it leads: people who move from link to link hear it out of context. Name what is there",
    of: withKey("label"),
  },
  { pattern: /(?<=\p{L})[,;](?=\p{L})/u, message: "has no space after a comma or semicolon. Add one" },
  { pattern: /([,;:!?])\1|,\.|(?<!\.)\.\.(?!\.)/u, message: "has two punctuation marks in a row. Leave one" },
  ...CUT_COPY.map((pattern) => ({ pattern, message: UNFINISHED_END, of: (prose: Prose) => sentences(prose) && !isOpen(prose) })),
  { pattern: /(?<=[\p{L}.!?,] )(?:#|\/\/) (?=\p{L})/u, message: "contains an editor’s note. Delete it", of: fields },
  {
    pattern: /\p{L}{2,}_\p{L}{2,}(?![\w.]*@)|\p{Ll}{2,}\+\p{Ll}{2,}(?![\w.]*@)/u,
    message: "has words joined by a program. Write spaces between them",
    of: (prose) => fields(prose) && /[_+]/u.test(prose.value),
  },
  { pattern: /(?<=\p{L} )v\d$/u, message: "ends in a version number. Remove it if it is the text’s", of: isHeading },
  { pattern: /“[^“”]*$|\([^()]*$/u, message: "opens a quotation mark or bracket that is not closed. Close it", of: fields },
  {
    pattern: /”(?<=^[^“”]*”)|\)(?<=^[^()]*\p{L}{2}\))/u,
    message: "closes a quotation mark or bracket that is not open. Open it, or remove it",
    of: fields,
  },
  { pattern: /:$/u, message: UNFINISHED_END, of: ({ key }) => ["heading", "title", "benefits", "features"].includes(key ?? "") },
  {
    // Two sentences, the last without its end; an abbreviation such as "No." is too short to be one.
    pattern: /$(?<=\p{Ll}{3}[.!?][”’)]? +\p{Lu}[^\n]*[\p{L}\d}])/mu,
    message: NO_STOP,
    of: (prose) => fields(prose) && !isHeading(prose) && !isOpen(prose),
  },
  { pattern: /[\p{L}\p{N}]+$/u, message: NO_STOP, of: isOpen },
  { pattern: /(?<![?”’)])$/u, message: "does not end in a question mark. Add one", of: withKey("question") },
  {
    pattern: /^(?:Step )?\d{1,2}[.):] (?=\p{L})/u,
    message: "begins with a number, which the page adds where it counts. Remove it",
    of: fields,
  },
  { pattern: /^\p{Ll}\p{L}* [^]*[.!?]$/u, message: "begins with a small letter. Write a capital", of: fields },
  {
    // A short word may be an abbreviation.
    pattern: /(?<!\p{L})(?:\p{Lu}{2,} ){3,}\p{Lu}{2,}|^(?:\p{Lu}{2,} )+\p{Lu}{5,}$/u,
    message: CAPITALS,
    of: (prose) => fields(prose) && !isHeading(prose),
  },
  { pattern: /^(?=.*\p{Lu}{5})\P{Ll}*$/su, message: CAPITALS, of: isHeading },
  {
    pattern:
      /\b(?:3[01] Feb(?:ruary)?|31 (?:April|June|September|November)|(?:February|April|June|September|November) 31|(?:[89]|\d{2,}) days a week|(?:2[5-9]|[3-9]\d) hours a day)\b/u,
    message: "has an impossible date or time. Correct it",
  },
  { pattern: /(?<![\d-])\d{4}-\d\d-\d\d(?![\d-])/u, message: "has a date as programs write it. Write it as 3 April 2026", of: fields },
  { pattern: /\b(?:more than|over|at least) (?:\{[^{}]+\}|[\d,.]*\d)\+/iu, message: "has a + after words that say so. Leave one" },
  { pattern: /\b(?:2[4-9]|[3-9]\d):[0-5]\d|\b\d\d:[6-9]\d/u, message: "has an impossible time. Correct it", of: withKey("time") },
  {
    pattern: /(?:https?:\/\/|\bwww\.)\S+|[\w.+-]+@(?!example\.)[\w-]+\.[a-z]+/u,
    message: "has an address, which is not a link here. Say it in words, or write {email}",
    of: ({ key }) => key !== undefined && key !== "email",
  },
  {
    pattern: /^(?:an? )?(?:image|picture|photo(?:graph)?|graphic|screenshot) of\b/iu,
    message: "begins by saying that it is a picture, which is announced already. Say what it shows",
    of: withKey("alt"),
  },
  {
    pattern: /\bautomatically generated\.?$|\bmay contain:/iu,
    message: "was written by a program. Say what the picture shows",
    of: withKey("alt"),
  },
  {
    pattern: TEMPLATE_WORDS,
    message: "has template text in brackets. Replace it with the real words",
    of: ({ key, slots }) => key !== undefined && slots === undefined,
  },
  {
    pattern: /^(?:Chief|Head|General Counsel|(?:Managing |Finance )?Director|Chair)\b/u,
    message: "is a job title, not a name. Write it as `role`",
    of: withKey("name"),
  },
  { pattern: /\{name\}/u, message: "shows the placeholder of a leader. Write the name, as `name`", of: ({ key }) => key !== "name" },
  {
    pattern: /;|,\s*(?:,|$)|^\s*,/u,
    message: "is not a comma-separated list. Write it as: funds, deals",
    of: withKey("keywords"),
  },
];
