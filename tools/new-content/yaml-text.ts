/** A text in double quotes, which YAML reads as text whatever it begins with. */
export const quoted = (text: string): string => JSON.stringify(text);
