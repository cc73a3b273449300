import type { CrossCheck } from "../cross-check";
import { proseOf } from "../reading/prose";

/** The longest paragraph that fits a phone's screen, in words. */
const MAX_WORDS = 80;

/** A paragraph ends at every line break that YAML keeps (`>-` joins all other lines). */
const PARAGRAPH = /\S.*/gu;

const wordsIn = (text: string): number => text.split(/\s+/u).length;

/** Paragraphs are short. Legal texts are exempt: their sentences are as long as they need to be. */
export const adviseParagraphs: CrossCheck = ({ documents }) =>
  documents.flatMap((document) =>
    proseOf(document)
      .filter(({ key }) => key !== undefined)
      .flatMap(({ value, complain }) =>
        [...value.matchAll(PARAGRAPH)]
          .filter(([paragraph]) => wordsIn(paragraph) > MAX_WORDS)
          .map(({ 0: paragraph, index }) =>
            complain(index, `has a paragraph of ${wordsIn(paragraph)} words. Split it, or shorten it to ${MAX_WORDS}`),
          ),
      ),
  );
