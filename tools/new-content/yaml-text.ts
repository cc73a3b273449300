/** A text in double quotes, valid in YAML and JSON alike: always text, whatever it begins with. */
export const quoted = (text: string): string => JSON.stringify(text);
