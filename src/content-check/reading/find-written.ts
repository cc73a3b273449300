/** Where in `text` the `count`th occurrence of `piece` begins; -1 when there are fewer. */
const nthIndexOf = (text: string, piece: string, count: number): number => {
  let index = text.indexOf(piece);
  for (let passed = 0; index >= 0 && passed < count; passed += 1) index = text.indexOf(piece, index + piece.length);
  return index;
};

/** The start of the word around a character. */
const wordStart = (value: string, offset: number): number => {
  let start = offset;
  while (start > 0 && /\S/u.test(value.charAt(start - 1))) start -= 1;
  return start;
};

/**
 * Finds a character of a value in its source text. Folded lines differ from the source only in white space, so this searches for the word
 * around the character. Undefined when that word is written differently, for example with an escape or a doubled quote.
 */
export const findWritten = (written: string, value: string, offset: number): number | undefined => {
  const start = wordStart(value, offset);
  const [word = ""] = /^\S*/u.exec(value.slice(start)) ?? [];
  if (word === "" || offset - start >= word.length) return undefined;
  const before = value.slice(0, start).split(word).length - 1;
  const index = nthIndexOf(written, word, before);
  return index < 0 ? undefined : index + offset - start;
};
