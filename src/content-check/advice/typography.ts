import { slotNames } from "../../content-model/fields";
import { tokenNames } from "../../content-model/tokens";
import type { CrossCheck } from "../cross-check";
import { CUT_COPY, NO_STOP, UNFINISHED_END } from "../reading/cut-off";
import { HEADINGS, type Prose, proseOf } from "../reading/prose";

/** Typewriter habits and slips of haste, and what to write instead. */
interface Slip {
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

/** Keys of whole sentences. A shorter text may be a phrase. */
const RUNNING = ["answer", "bio", "blurb", "description", "intro", "lead", "paragraphs"];

/** Whether a text stops in the middle of a sentence. */
const isOpen = ({ key = "", value }: Prose): boolean =>
  value.length > (RUNNING.includes(key) ? 40 : key === "text" ? 80 : Infinity) && /[\p{L}\p{N}]$/u.test(value);

/** The entries of a list, on one line. */
const FLATTENED = /(?<=[.;:!?] )- (?=\p{L})/u;

/** All of them; two share a message if they are one mistake in two places. Patterns begin with what is rare, to be quick. */
const SLIPS: readonly Slip[] = [
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
  {
    pattern: /(?<=[\p{L}\d,;}] ?)--+(?= ?[\p{L}{])|(?<=\p{L} )-(?= \p{L})/u,
    message: "has a hyphen where a dash belongs. Write –",
    of: ({ value }) => !FLATTENED.test(value),
  },
  {
    pattern: /(?<!\d)\d{1,2}[/.]\d{1,2}[/.]\d{4}(?!\d)/u,
    message: "has a date that reads differently in different countries. Write it as 3 April 2026",
  },
  { pattern: /\t/u, message: "has a tab, as between the cells of a spreadsheet. Type a space, or write a sentence" },
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
  { pattern: /(\b\p{Ll}[^.!?]{10,}\.) \1/u, message: "has the same words twice in a row. Leave them once" },
  { pattern: /(?<!\p{L})(?!iOS)\p{Ll}\p{Lu}+(?: \p{Lu}{2,})+(?!\p{L})/u, message: "was typed with caps lock on. Type it again" },
  {
    // Metres have a ² or a ³, and an asterisk with a counterpart is a mark of Markdown.
    pattern: /(?<=\p{L}{3}[,.;:]?)[*†‡¹⁰⁴-⁹]+(?![\p{L}*])(?<!\*[^*]*[*†‡¹⁰⁴-⁹]+)/u,
    message: "has a footnote mark, but pages have no footnotes. Put the note in the sentence",
    of: (prose) => fields(prose) && prose.key !== "label" && prose.key !== "required",
  },
  { pattern: /(?<=\p{Ll}{2})[.!?](?=\p{Lu}\p{Ll})/u, message: "has no space between two sentences. Add one" },
  {
    // Hyphens are suspended before another word, as in “pre- and post-money”.
    pattern: /(?<=\p{Ll}{2})- (?!(?:and|or|to|but|nor|as|versus|rather)\b)(?=\p{Ll}{2})/u,
    message: "has a word hyphenated across lines. Rejoin it",
  },
  {
    pattern:
      /\((?:(?:\p{Lu}\p{Ll}+ to |(?:[Ss]till )?[Tt]o (?:be )?)(?:add|check|confirm|decide|do|review)\p{L}{0,3}|\p{Lu}\p{L}*[,:] (?:please|pls)\b[^()]*|(?:[^()]* )?(?:tbc|TBC|pls)\b[^()]*|[Pp]lease (?:check|confirm|review)|[^()]*\bcheck with \p{Lu}[^()]*|[^()]*\b(?:is|are) (?:this|these) (?:still )?(?:correct|right|true|valid)\?[^()]*)\)/u,
    message: "has a note to a colleague in brackets. Remove it, once it is done",
  },
  {
    pattern: /(?<![\p{L}\p{N}{.])claim\.[a-z][a-z\d-]*(?:\.words)?(?![\p{L}}])/u,
    message: "names a figure without its braces. Write it as {claim.name}",
  },
  {
    pattern: FLATTENED,
    message: "contains a bulleted list, shown on one line here. Write sentences",
    of: fields,
  },
  {
    pattern: /^(?:(?:click |tap )?here|(?:click|more|read more|link|see more))$/iu,
    message: "does not say where it leads: people who move from link to link hear it out of context. Name what is there",
    of: withKey("label"),
  },
  {
    pattern: /\b(?:click|tap) here\b(?! to enter)/iu,
    message: "says “click here”. Let the link’s own words say where it leads",
    of: (prose) => !withKey("label")(prose),
  },
  { pattern: /(?<=\p{L})(?<!&\p{L}{2,8})[,;](?=\p{L})/u, message: "has no space after a comma or semicolon. Add one" },
  { pattern: /([,;:!?])\1|,\.|(?<!\.)\.\.(?!\.)/u, message: "has two punctuation marks in a row. Leave one" },
  ...CUT_COPY.map((pattern) => ({ pattern, message: UNFINISHED_END, of: (prose: Prose) => sentences(prose) && !isOpen(prose) })),
  { pattern: /(?<=[\p{L}.!?,] )(?:#|\/\/) (?=\p{L})/u, message: "contains an editor’s note. Delete it", of: fields },
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
    pattern: /^\p{Ll}\p{L}* [^]*[.!?]$/u,
    message: "begins with a small letter. Write a capital, or the words that are missing before it",
    of: fields,
  },
  {
    pattern: /^(?=.*\p{Lu}{5})\P{Ll}*$/su,
    message: "is all in capitals, which some screen readers spell out. Write it in sentence case",
    of: isHeading,
  },
  { pattern: /(?<![\d-])\d{4}-\d\d-\d\d(?![\d-])/u, message: "has a date as programs write it. Write it as 3 April 2026", of: fields },
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
  { pattern: /\{name\}/u, message: "shows the placeholder of a leader. Write the name, as `name`", of: ({ key }) => key !== "name" },
];

/** Sentences that the specification prescribes verbatim. */
const AS_SPECIFIED: readonly string[] = ["Your message was sent! We'll be in touch soon."];

/** Copy follows print typography: curly apostrophes, single spaces. Only the first slip of each kind in a text is reported. */
export const adviseTypography: CrossCheck = ({ documents }) =>
  documents
    .flatMap(proseOf)
    .filter(({ value }) => !AS_SPECIFIED.includes(value))
    .flatMap((prose) =>
      SLIPS.filter(({ pattern, of }) => (of?.(prose) ?? true) && pattern.test(prose.value)).map(({ pattern, message }) =>
        prose.complain(prose.value.search(pattern), message),
      ),
    );
