import type { CrossCheck } from "../cross-checks/cross-check";
import { proseOf } from "./prose";

/** Most words of a paragraph that is read on a telephone without scrolling past its beginning. */
const MOST_WORDS = 80;

/** Wherever YAML leaves a line break, a paragraph ends (`>-` joins all other lines). */
const PARAGRAPH = /\S.*/gu;

const wordsIn = (text: string): number => text.split(/\s+/u).length;

/** Paragraphs stay short. Running text is left alone: the sentences of a legal text are as long as they must be. */
export const adviseParagraphs: CrossCheck = ({ documents }) =>
  documents.flatMap((document) =>
    proseOf(document)
      .filter(({ key }) => key !== undefined)
      .flatMap(({ value, complain }) =>
        [...value.matchAll(PARAGRAPH)]
          .filter(([paragraph]) => wordsIn(paragraph) > MOST_WORDS)
          .map(({ 0: paragraph, index }) =>
            complain(index, `has a paragraph of ${wordsIn(paragraph)} words. Split it, or shorten it to ${MOST_WORDS}`),
          ),
      ),
  );
