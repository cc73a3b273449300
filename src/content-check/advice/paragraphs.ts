import type { CrossCheck } from "../cross-check";
import { proseOf } from "../reading/prose";

/** The longest paragraph that fits a phone's screen, in words. */
const MOST_WORDS = 80;

/** A paragraph ends at every line break that YAML keeps (`>-` joins all other lines). */
const PARAGRAPH = /\S.*/gu;

const wordsIn = (text: string): number => text.split(/\s+/u).length;

/** Words that almost every longer English sentence has, and other languages rarely have. */
const ENGLISH =
  /^(?:the|of|and|to|is|are|for|that|with|by|it|its|not|you|we|your|our|their|from|this|which|who|what|how|has|have|can|when|where|each|every|all|one|or|as|at|be|but|they|only|than|then)$/iu;

/** From how many words on a text is judged, and the least share of such words in it: half of what our own texts have. */
const [LEAST_JUDGED, LEAST_ENGLISH] = [10, 0.05];

/** Copy is in English. */
const adviseLanguage: CrossCheck = ({ documents }) =>
  documents.flatMap(proseOf).flatMap(({ value, key, complain }) => {
    const words = key !== "ar" && /[.?!]$/u.test(value) ? (value.match(/\p{L}+/gu) ?? []) : [];
    const english = words.filter((word) => ENGLISH.test(word)).length;
    return words.length >= LEAST_JUDGED && english < words.length * LEAST_ENGLISH
      ? [complain(0, "has hardly a word that English sentences are made of. Write it in English")]
      : [];
  });

/** Paragraphs stay short. Running text is left alone: the sentences of a legal text are as long as they must be. */
const adviseLengths: CrossCheck = ({ documents }) =>
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

/** Paragraphs are in English, and stay short. */
export const adviseParagraphs: CrossCheck = (content) => [...adviseLengths(content), ...adviseLanguage(content)];
