import { slotNames } from "../../content-model/fields";
import { tokenNames } from "../../content-model/tokens";
import type { CrossCheck } from "../cross-checks/cross-check";
import { type Prose, proseOf } from "./prose";

/** Typewriter habits and slips of haste, and what to write instead. */
interface Slip {
  pattern: RegExp;
  message: string;
  /** The texts it applies to, if not all. */
  of?: (prose: Prose) => boolean;
}

const fields = ({ key }: Prose): boolean => key !== undefined;
const sentences = ({ key }: Prose): boolean => key !== undefined && key !== "keywords";
const withKey =
  (name: string) =>
  ({ key }: Prose): boolean =>
    key === name;

/** Template text in brackets; slots and tokens in brackets are reported separately. */
const TEMPLATE_WORDS = new RegExp(`\\[(?!\\^|(?:${[...slotNames, ...tokenNames].join("|")})\\])[^[\\]\\d][^[\\]]{1,40}\\](?!\\()`, "u");

const SLIPS: readonly Slip[] = [
  { pattern: /'/u, message: "has a straight apostrophe. Write ’, or “ and ” around words" },
  { pattern: /"/u, message: "has straight quotes. Write “ before and ” after the words" },
  { pattern: /(?<=\S) {2,}(?=\S)/u, message: "has more than one space in a row. Leave one" },
  { pattern: /\.{3}/u, message: "has three full stops. Write …" },
  { pattern: /(?<=\p{L}) +(?=[,;:.!?](\s|$))/u, message: "has a space before a punctuation mark. Remove it" },
  { pattern: /^[ \t]|[ \t]$/u, message: "has a space at the beginning or end. Remove it", of: fields },
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
  { pattern: /(?<![\p{L}\p{N}])(\p{L}{2,}) \1(?![\p{L}\p{N}])/iu, message: "has the same word twice in a row. Leave one" },
  { pattern: /(?<=\p{Ll}{2})[.!?](?=\p{Lu}\p{Ll})/u, message: "has no space between two sentences. Add one" },
  { pattern: /(?<=\p{L})[,;](?=\p{L})/u, message: "has no space after a comma or semicolon. Add one" },
  { pattern: /([,;:!])\1|,\.|(?<!\.)\.\.(?!\.)/u, message: "has two punctuation marks in a row. Leave one" },
  {
    pattern: /[,;(–-]$|(?<=\s)(?:and|or|the|of)$/iu,
    message: "ends as if unfinished. Finish the sentence, or remove its last character",
    of: sentences,
  },
  { pattern: /“[^“”]*$|\([^()]*$/u, message: "opens a quotation mark or bracket that is not closed. Close it", of: fields },
  {
    pattern: TEMPLATE_WORDS,
    message: "has template text in brackets. Replace it with the real words",
    of: ({ slots }) => slots === undefined,
  },
  {
    pattern: /;|,\s*(?:,|$)|^\s*,/u,
    message: "is not a comma-separated list. Write it as: funds, deals",
    of: withKey("keywords"),
  },
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
