/** Reduces texts to comparable forms, each without the differences that do not matter in that comparison. */

/** A text with single spaces between its words, as a page shows it. */
export const folded = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** A text without differences in case and spacing. */
export const likeness = (text: string): string => folded(text).toLowerCase();

/** The name of a page, in which “&” and “and” are the same. */
export const likeName = (name: string): string =>
  likeness(name)
    .replace(/&/gu, "and")
    .replace(/^home ?page$/u, "home page");

/** The words of a text, without their punctuation. */
export const likeWords = (text: string): string => likeness(text.replace(/[^\p{L}\p{N}%$]+/gu, " "));

/** The letters and digits of a text, without accents, because pictures describe themselves in ASCII. */
export const lettersOf = (text: string): string => text.normalize("NFD").replace(/[^a-z\d]/giu, "");
