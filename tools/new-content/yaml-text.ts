/** Longest line of content, in characters. */
const WIDTH = 140;

/** A text in double quotes, valid in YAML and JSON alike: always text, whatever it begins with. */
export const quoted = (text: string): string => JSON.stringify(text);

const wrap = (paragraph: string, width: number): string[] =>
  paragraph.split(/\s+/u).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + 1 + word.length <= width ? [...lines.slice(0, -1), `${last} ${word}`] : [...lines, word];
  }, []);

/**
 * The lines of a text under `>-`, without indent: YAML joins them, and two empty lines begin a new paragraph.
 * `indent` is the number of spaces that will precede them.
 */
export const folded = (text: string, indent: number): string[] =>
  text
    .trim()
    .split(/\n\s*\n/u)
    .map((paragraph) => wrap(paragraph.trim(), WIDTH - indent))
    .flatMap((lines, index) => (index === 0 ? lines : ["", "", ...lines]));
