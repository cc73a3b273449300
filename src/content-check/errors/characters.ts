import type { CrossCheck } from "../cross-check";
import { problem, THIS_LINE } from "../problem";
import { findOddCharacter } from "../reading/characters";

/** Running text and its links contain no invisible or look-alike characters; fields are checked as they are read. */
export const checkCharacters: CrossCheck = ({ documents }) =>
  documents.flatMap(({ path, texts, links }) => [
    ...texts.flatMap(({ value, placeAt }) => {
      const odd = findOddCharacter(value, false);
      return odd ? [problem(path, placeAt(odd.offset), THIS_LINE, odd.message)] : [];
    }),
    ...links.flatMap(({ target, ...place }) => {
      const odd = findOddCharacter(target, false);
      return odd ? [problem(path, place, THIS_LINE, odd.message)] : [];
    }),
  ]);
