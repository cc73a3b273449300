import type { CrossCheck } from "../cross-check";
import { read } from "../data";
import { problem, THIS_LINE } from "../problem";
import { proseOf } from "../reading/prose";
import { findOddCharacter } from "../text-rules/characters";
import { DRAFTS, TEMPLATE } from "../text-rules/drafts";
import { LEFTOVERS } from "../text-rules/leftovers";
import { MARKUP } from "../text-rules/markup";
import { brokenRules } from "../text-rules/text-rule";

const RULES = [...MARKUP, ...LEFTOVERS, ...DRAFTS];

/** No page shows markup, leftovers of other programs, or its writer's notes. */
export const checkTextRules: CrossCheck = ({ documents }) =>
  documents.flatMap((document) => {
    const rules = read(document.data, "sample") === true ? RULES : [...RULES, TEMPLATE];
    return proseOf(document)
      .filter(({ slots }) => slots === undefined)
      .flatMap((prose) => brokenRules(prose, rules).map(({ offset, message }) => prose.complain(offset, message)));
  });

/** Running text and its links contain no invisible or look-alike characters; fields are checked as they are read. */
export const checkCharacters: CrossCheck = ({ documents }) =>
  documents.flatMap(({ path, texts, links }) =>
    [...texts, ...links.map(({ target, ...place }) => ({ value: target, placeAt: () => place }))].flatMap(({ value, placeAt }) => {
      const odd = findOddCharacter(value, false);
      return odd ? [problem(path, placeAt(odd.offset), THIS_LINE, odd.message)] : [];
    }),
  );
