/** How a text ends that was cut off, and what is said of it. */

/** A text ends in a mark or a word that leads on. */
export const UNFINISHED_END = "ends as if unfinished. Finish the sentence, or remove its last character";

/** A sentence ends without its full stop. */
export const NO_STOP = "has no full stop at the end of its last sentence. Add one, or restore what is missing";

/** Words that lead to a noun; the others may be names when in capitals, such as the letter of a schedule. */
const [LEADING, LEADING_OR_NAME] = ["an|the|its|their|whose|which", "a|your|our"];

/** The last word of a text that leads on. */
export const LEADING_ON = new RegExp(`(?:^|\\s)(?:${LEADING}|${LEADING_OR_NAME})$`, "u");

/** The end of a heading or a paragraph of a legal text, as neither can be. */
export const CUT = new RegExp(`[,(–-]$|(?:^|\\s)(?:and|or)$|${LEADING_ON.source}`, "u");

/** The same of copy, where most words lead on in capitals too. */
export const CUT_COPY = [
  new RegExp(`[,;(–-]$|(?<=\\s)(?:and|or|of|${LEADING})$`, "iu"),
  new RegExp(`(?<=\\s)(?:${LEADING_OR_NAME})$`, "u"),
];
