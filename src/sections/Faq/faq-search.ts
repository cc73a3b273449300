import { findFirstMatch } from "../../components/Highlight";
import type { FaqCategories } from "./faq-context";

/** A question with its answer. */
export type FaqItemData = FaqCategories[number]["items"][number];

/** Maximum length of a search. */
export const QUERY_LIMIT = 100;

/** How many characters surround the match in an excerpt. */
const EXCERPT = { before: 40, after: 110 };

const ELLIPSIS = "\u2026";

/** The paragraphs of an answer. In content an empty line separates them, which becomes one or more line breaks in YAML's folded text. */
export const paragraphsOf = (answer: string): string[] => answer.split(/\n+/u).filter((paragraph) => paragraph.trim() !== "");

const contains = (text: string, query: string): boolean => findFirstMatch(text, query) !== undefined;

/** Whether an item matches: its question or its answer contains the search, ignoring case. */
export const isFound = ({ question, answer }: FaqItemData, query: string): boolean =>
  query.trim() === "" || [question, ...paragraphsOf(answer)].some((text) => contains(text, query));

/** The text around a position, with an ellipsis wherever something is left out. */
const excerptAround = (text: string, place: number): string => {
  // Cut between words, so that part of one is not read as another word.
  const start = place <= EXCERPT.before ? 0 : Math.min(text.indexOf(" ", place - EXCERPT.before) + 1, place);
  const isCut = place + EXCERPT.after < text.length;
  const lastSpace = text.lastIndexOf(" ", place + EXCERPT.after);
  const words = text.slice(start, isCut && lastSpace > place ? lastSpace : place + EXCERPT.after);
  return `${start > 0 ? ELLIPSIS : ""}${isCut ? words.replace(/[,;:.]$/u, "") + ELLIPSIS : words}`;
};

/** An excerpt of the answer around its first match, for an item whose question does not match. */
export const excerptOf = ({ question, answer }: FaqItemData, query: string): string | undefined => {
  if (contains(question, query)) return undefined;
  return paragraphsOf(answer)
    .map((paragraph) => ({ paragraph, place: findFirstMatch(paragraph, query) }))
    .flatMap(({ paragraph, place }) => (place === undefined ? [] : [excerptAround(paragraph, place)]))
    .at(0);
};
