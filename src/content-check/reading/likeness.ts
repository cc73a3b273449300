/** Texts without the differences that do not count. */
/** A text without its line breaks. */
export const folded = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** A text without differences in case and spacing. */
export const likeness = (text: string): string => text.replace(/\s+/gu, " ").trim().toLowerCase();
