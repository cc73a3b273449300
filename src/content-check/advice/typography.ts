import { slotNames } from "../../content-model/fields";
import { tokenNames } from "../../content-model/tokens";
import type { CrossCheck } from "../cross-checks/cross-check";
import { type Prose, proseOf } from "./prose";

/** Writing that reads well on a typewriter only, or that a hurry leaves behind, and what to write instead. */
interface Slip {
  pattern: RegExp;
  message: string;
  /** The texts that are meant, if not all. */
  of?: (prose: Prose) => boolean;
}

const fields = ({ key }: Prose): boolean => key !== undefined;
const sentences = ({ key }: Prose): boolean => key !== undefined && key !== "keywords";
const withKey =
  (name: string) =>
  ({ key }: Prose): boolean =>
    key === name;

/** Words in brackets that a template left; slots and tokens in brackets are told as such. */
const TEMPLATE_WORDS = new RegExp(`\\[(?!\\^|(?:${[...slotNames, ...tokenNames].join("|")})\\])[^[\\]\\d][^[\\]]{1,40}\\](?!\\()`, "u");

const SLIPS: readonly Slip[] = [
  { pattern: /'/u, message: "has a straight apostrophe. Write ’, or “ and ” around words" },
  { pattern: /"/u, message: "has straight quotes. Write “ before and ” after the words" },
  { pattern: /(?<=\S) {2,}(?=\S)/u, message: "has more than one space in a row. Leave one" },
  { pattern: /\.{3}/u, message: "has three dots. Write …" },
  { pattern: /(?<=\p{L}) +(?=[,;:.!?](\s|$))/u, message: "has a space before a punctuation mark. Remove it" },
  { pattern: /^[ \t]|[ \t]$/u, message: "has a space at its beginning or its end. Remove it", of: fields },
  {
    pattern: /\n[ \t]+(?=\S)/u,
    message: "has a line that is indented further than the others, which is not joined to them. Indent all alike",
    of: fields,
  },
  { pattern: /[-=]>|<[-=]/u, message: "has an arrow made of two signs. Write →, or say it in words" },
  { pattern: /(?<=[\p{L}\d,;}] ?)--+(?= ?[\p{L}{])|(?<=\p{L} )-(?= \p{L})/u, message: "has a hyphen where a dash belongs. Write –" },
  { pattern: /\((?:tm|r)\)/iu, message: "has a sign made of letters in brackets. Write ™ or ®", of: fields },
  { pattern: /(?<!\d)\d{1,2}[/.]\d{1,2}[/.]\d{4}(?!\d)/u, message: "has a date that countries read differently. Write it as 3 April 2026" },
  { pattern: /(?<=^|[.!?] )([^.!?]{8,300}[.!?]) +\1(?!\S)/u, message: "has the same sentence twice in a row. Leave one" },
  {
    pattern: /(?<![^\s])1[.)] .{2,300}\s2[.)] \S/su,
    message: "has a numbered list, whose lines are joined into one. Write sentences, or a paragraph for each",
    of: fields,
  },
  { pattern: /\t/u, message: "has a tab. Type a space" },
  { pattern: /[\u1680\u2000-\u200A\u205F\u3000]/u, message: "has a space of another kind than the space bar’s. Type a plain one" },
  {
    pattern: /(?<![\d}§&–—.“])[\u00A0\u202F](?![\d{&–—%”])/u,
    message: "has a space that keeps two words on one line, where nothing asks for it. Type a plain one",
  },
  {
    pattern: /[a-z][\u0300-\u036F]/iu,
    message: "has an accent stored as a character of its own, which search does not find. Type the letter again",
  },
  { pattern: /(?<![\p{L}\p{N}])(\p{L}{2,}) \1(?![\p{L}\p{N}])/iu, message: "has the same word twice in a row. Leave one" },
  { pattern: /(?<=\p{Ll}{2})[.!?](?=\p{Lu}\p{Ll})/u, message: "has no space between two sentences. Add one" },
  { pattern: /(?<=\p{L})[,;](?=\p{L})/u, message: "has no space behind a comma or a semicolon. Add one" },
  { pattern: /([,;:!])\1|,\.|(?<!\.)\.\.(?!\.)/u, message: "has two punctuation marks in a row. Leave one" },
  {
    pattern: /[,;(–-]$|(?<=\s)(?:and|or|the|of)$/iu,
    message: "ends as if more were to follow. Finish the sentence, or remove its last character",
    of: sentences,
  },
  { pattern: /“[^“”]*$|\([^()]*$/u, message: "opens a quotation or a bracket that is not closed. Close it", of: fields },
  {
    pattern: TEMPLATE_WORDS,
    message: "has words in brackets, as templates have them. Write what belongs there",
    of: ({ slots }) => slots === undefined,
  },
  { pattern: /https?:\/\/|\bwww\./iu, message: "has an address that nobody can follow here. Put it into a link", of: fields },
  { pattern: /\bclick here\b|^here$/iu, message: "says where to click, but not what is there. Name what the link leads to" },
  { pattern: /^[^\p{L}\p{N}{}]+$/u, message: "has no word in it. Write some, or remove the line", of: fields },
  {
    pattern: /©|\(c\)|\b20\d\d\b/iu,
    message: "repeats the © or the year, which are put before it. Leave them out",
    of: withKey("copyright"),
  },
  {
    pattern: /;|,\s*(?:,|$)|^\s*,/u,
    message: "is no list of words with a comma between each two. Write it as: funds, deals",
    of: withKey("keywords"),
  },
  {
    pattern: /(?<![^,])\s*([^,]+)(?=,(?:[^,]*,)*\s*\1\s*(?:,|$))/iu,
    message: "has the same word twice. Leave one",
    of: withKey("keywords"),
  },
  {
    pattern: /^(?:an? )?(?:picture|image|photo|photograph) of\b/iu,
    message: "says that it is a picture, which is said anyway. Begin with what it shows",
    of: withKey("alt"),
  },
];

/** Sentences that the specification gives to the letter. */
const AS_SPECIFIED: readonly string[] = ["Your message was sent! We'll be in touch soon."];

/** Copy is set as print is: curly apostrophes, one space. Of each slip the first in a text is named: an editor sees the others there. */
export const adviseTypography: CrossCheck = ({ documents }) =>
  documents
    .flatMap(proseOf)
    .filter(({ value }) => !AS_SPECIFIED.includes(value))
    .flatMap((prose) =>
      SLIPS.filter(({ pattern, of }) => (of?.(prose) ?? true) && pattern.test(prose.value)).map(({ pattern, message }) =>
        prose.complain(prose.value.search(pattern), message),
      ),
    );
