/** Sentence boundaries, and sentences that are cut off, run together or repeated. */
import { inFields, inHeadings, type TextRule, type Text, withKey } from "./text-rule";

const SENTENCE_END = /\n+|(?<=[.?!…][”’)"]?)\s+(?=[“‘("]?[\p{Lu}\p{N}])/u;

/** The sentences of a text, and its lines, in order. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

/** For a text that ends in a comma or in a word after which another must follow. */
const UNFINISHED_END = "ends as if unfinished. Finish the sentence, or remove its last character";

/** For a sentence without its full stop. */
export const NO_STOP = "has no full stop at the end of its last sentence. Add one, or restore what is missing";

/** Words that are followed by a noun. In capitals, the second group may be names, such as the letter of a schedule. */
const [LEADING, LEADING_OR_NAME] = ["an|the|its|their|whose|which", "a|your|our"];

/** Matches a text that ends in such a word. */
export const LEADING_ON = new RegExp(`(?:^|\\s)(?:${LEADING}|${LEADING_OR_NAME})$`, "u");

/** An ending that no heading or paragraph of a legal text may have. */
export const CUT = new RegExp(`[,(–-]$|(?:^|\\s)(?:and|or)$|${LEADING_ON.source}`, "u");

/** The same for copy, where most of these words are no names even in capitals. */
const CUT_COPY = [new RegExp(`[,;(–-]$|(?<=\\s)(?:and|or|of|${LEADING})$`, "iu"), new RegExp(`(?<=\\s)(?:${LEADING_OR_NAME})$`, "u")];

/** Keys of fields with whole sentences; a short text in others may be a phrase. */
const RUNNING = ["answer", "bio", "blurb", "description", "intro", "lead", "paragraphs"];

/** Whether a text stops in the middle of a sentence. */
const isOpen = ({ key = "", value }: Text): boolean =>
  value.length > (RUNNING.includes(key) ? 40 : key === "text" ? 80 : Infinity) && /[\p{L}\p{N}]$/u.test(value);

/** Patterns that detect the same mistake share a message. */
export const SENTENCES: readonly TextRule[] = [
  {
    // “Had had” and “that that” can be correct.
    pattern:
      /(?<![\p{L}\p{N}])(?!(?:had had|that that)(?!\p{L}))(\p{L}{2,}(?: \p{L}+){0,4}|an? \p{L}+|\{(?:product|suite|company)\}) \1(?![\p{L}\p{N}])/iu,
    message: "has the same word twice in a row. Delete one",
  },
  { pattern: /(?<![\d.,])(\d{2,}) \1(?![\d.,%])/u, message: "has the same number twice in a row. Delete one" },
  { pattern: /(?<=^ ?|[.!?] )(\S[^.!?]{20,}[.!?])(?=[^]* \1)/u, message: "has the same sentence twice. Delete one" },
  { pattern: /(\b\p{Ll}[^.!?]{10,}\.) \1/u, message: "has the same words twice in a row. Delete the second" },
  {
    // Half a sentence that was pasted over itself.
    pattern: /(?<![\p{L}’-])(\p{L}[\p{L}’-]*(?: [\p{L}’-]+){5,10}) \1(?![\p{L}’-])/u,
    message: "has the same words twice in a row. Delete the second",
  },
  { pattern: /(?<=\p{Ll}{2})[.!?](?=\p{Lu}(?:\p{Ll}| \p{Ll}))/u, message: "has no space between two sentences. Add one" },
  {
    pattern: /(?<=\p{Ll}{3})\.(?<!\b(?:approx|incl|excl|resp|esp|etc|viz|dept|govt|tel)\.) (?=\p{Ll}{2})/u,
    message: "has a full stop in the middle of a sentence. Remove it, or start the next word with a capital",
  },
  {
    pattern: /(?<=\p{Ll}{2}) (?=(?:If|When|This|These|We|They|You|It) \p{Ll}+ \p{Ll})/u,
    message: "goes on with a new sentence before the last one has ended. Finish the first, with its full stop",
  },
  ...CUT_COPY.map((pattern) => ({
    pattern,
    appliesTo: (text: Text) => inFields(text) && text.key !== "keywords" && !isOpen(text),
    message: UNFINISHED_END,
  })),
  { pattern: /:$/u, appliesTo: withKey("heading", "title", "benefits", "features"), message: UNFINISHED_END },
  {
    // Two sentences, the last without a full stop. An abbreviation such as "No." is too short to count as a sentence.
    pattern: /$(?<=\p{Ll}{3}[.!?][”’)]? +\p{Lu}[^\n]*[\p{L}\d}])/mu,
    appliesTo: (text) => inFields(text) && !inHeadings(text) && !isOpen(text),
    message: NO_STOP,
  },
  { pattern: /[\p{L}\p{N}]+$/u, appliesTo: isOpen, message: NO_STOP },
  { pattern: /(?<![?”’)])$/u, appliesTo: withKey("question"), message: "does not end in a question mark. Add one" },
  {
    pattern: /^\p{Ll}\p{L}* [^]*[.!?]$/u,
    appliesTo: inFields,
    message: "starts with a lowercase letter. Write a capital, or the words that are missing before it",
  },
];
