/** Where in `text` the `count`th occurrence of `piece` begins, from offset `from`; -1 when there are fewer. */
const nthIndexOf = (text: string, piece: string, count: number, from = 0): number => {
  const index = text.indexOf(piece, from);
  return index < 0 || count === 0 ? index : nthIndexOf(text, piece, count - 1, index + piece.length);
};

/**
 * Where a character of a value stands in the text the value was written as. YAML may fold lines, which only changes white space, so the
 * word around the character is looked for; undefined when that word is written otherwise, as with an escape or a doubled quote.
 */
export const findWritten = (written: string, value: string, offset: number): number | undefined => {
  const start = value.slice(0, offset).search(/\S*$/u);
  const [word = ""] = /^\S*/u.exec(value.slice(start)) ?? [];
  if (word === "" || offset - start >= word.length) return undefined;
  const before = value.slice(0, start).split(word).length - 1;
  const index = nthIndexOf(written, word, before);
  return index < 0 ? undefined : index + offset - start;
};
