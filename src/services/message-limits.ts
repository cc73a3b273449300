/** Maximum lengths of the contact form's fields, as {@link countCharacters} counts them. */
export const LIMITS = { name: 40, userCompany: 50, message: 250 } as const;

/** How long a text is in characters as a visitor counts them: an emoji or a line break is one, white space around the text none. */
export const countCharacters = (text: string): number => Array.from(text.trim().replace(/\r\n/gu, "\n")).length;
