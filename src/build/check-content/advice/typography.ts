import type { CrossCheck } from "../cross-checks/cross-check";
import { proseOf } from "./prose";

/** Writing that reads well on a typewriter only, and what to write instead. */
const SLIPS: readonly { pattern: RegExp; message: string }[] = [
  { pattern: /'/u, message: "has a straight apostrophe. Write ’, or “ and ” around words" },
  { pattern: /"/u, message: "has straight quotes. Write “ before and ” after the words" },
  { pattern: /(?<=\S) {2,}(?=\S)/u, message: "has more than one space in a row. Leave one" },
  { pattern: /\.{3}/u, message: "has three dots. Write …" },
  { pattern: /(?<=\p{L}) +(?=[,;:.!?](\s|$))/u, message: "has a space before a punctuation mark. Remove it" },
];

/** Sentences that the specification gives to the letter (SPEC section 8). */
const AS_SPECIFIED: readonly string[] = ["Your message was sent! We'll be in touch soon."];

/** Copy is set as print is: curly apostrophes, one space. Of each slip the first in a text is named: an editor sees the others there. */
export const adviseTypography: CrossCheck = ({ documents }) =>
  documents
    .flatMap(proseOf)
    .filter(({ value }) => !AS_SPECIFIED.includes(value))
    .flatMap(({ value, complain }) =>
      SLIPS.filter(({ pattern }) => pattern.test(value)).map(({ pattern, message }) => complain(value.search(pattern), message)),
    );
