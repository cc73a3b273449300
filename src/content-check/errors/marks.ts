import type { CrossCheck } from "../cross-check";
import { read } from "../data";
import { findOddCharacter } from "../marks/characters";
import { DRAFTS, TEMPLATE } from "../marks/drafts";
import { LEFTOVERS } from "../marks/leftovers";
import { marksIn } from "../marks/mark";
import { MARKUP } from "../marks/markup";
import { problem, THIS_LINE } from "../problem";
import { proseOf } from "../reading/prose";

const MARKS = [...MARKUP, ...LEFTOVERS, ...DRAFTS];

/** No page shows markup, leftovers of other programs, or its writer's notes. */
export const checkMarks: CrossCheck = ({ documents }) =>
  documents.flatMap((document) => {
    const marks = read(document.data, "sample") === true ? MARKS : [...MARKS, TEMPLATE];
    return proseOf(document)
      .filter(({ slots }) => slots === undefined)
      .flatMap((prose) => marksIn(prose, marks).map(({ offset, message }) => prose.complain(offset, message)));
  });

/** Running text and its links contain no invisible or look-alike characters; fields are checked as they are read. */
export const checkCharacters: CrossCheck = ({ documents }) =>
  documents.flatMap(({ path, texts, links }) =>
    [...texts, ...links.map(({ target, ...place }) => ({ value: target, placeAt: () => place }))].flatMap(({ value, placeAt }) => {
      const odd = findOddCharacter(value, false);
      return odd ? [problem(path, placeAt(odd.offset), THIS_LINE, odd.message)] : [];
    }),
  );
