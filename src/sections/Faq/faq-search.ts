import { findFirstMatch } from "../../components/Highlight/find-matches";
import type { FaqCategories } from "./faq-context";

/** A category with its questions. */
export type FaqCategory = FaqCategories[number];

/** A question with its answer. */
export type FaqItemData = FaqCategory["items"][number];

/** Longest text that the search takes; what an address asks beyond it is cut off. */
export const QUERY_LIMIT = 100;

/** How many characters of an answer stand before and after the match that an excerpt shows. */
const EXCERPT = { before: 40, after: 110 };

const ELLIPSIS = "\u2026";

/** The paragraphs of an answer. Content separates them by an empty line, of which YAML's folded text leaves one line break or more. */
export const paragraphsOf = (answer: string): string[] => answer.split(/\n+/u).filter((paragraph) => paragraph.trim() !== "");

const contains = (text: string, query: string): boolean => findFirstMatch(text, query) !== undefined;

/** Whether an item is found: its question or its answer holds what was typed, whatever the capitals (R5.12). */
export const isFound = ({ question, answer }: FaqItemData, query: string): boolean =>
  query.trim() === "" || [question, ...paragraphsOf(answer)].some((text) => contains(text, query));

/** The categories with what is found in them; those in which nothing is, are left out. */
export const search = (categories: FaqCategories, query: string): FaqCategory[] =>
  categories
    .map((category) => ({ ...category, items: category.items.filter((item) => isFound(item, query)) }))
    .filter(({ items }) => items.length > 0);

/** The words around a place of a text, with an ellipsis at each end where something is left out. */
const excerptAround = (text: string, place: number): string => {
  // Cut between words, so that none is read as another.
  const start = place <= EXCERPT.before ? 0 : Math.min(text.indexOf(" ", place - EXCERPT.before) + 1, place);
  const isCut = place + EXCERPT.after < text.length;
  const lastSpace = text.lastIndexOf(" ", place + EXCERPT.after);
  const words = text.slice(start, isCut && lastSpace > place ? lastSpace : place + EXCERPT.after);
  return `${start > 0 ? ELLIPSIS : ""}${isCut ? words.replace(/[,;:.]$/u, "") + ELLIPSIS : words}`;
};

/** The place of an answer that matches, for an item whose question does not say why it was found. */
export const excerptOf = ({ question, answer }: FaqItemData, query: string): string | undefined => {
  if (contains(question, query)) return undefined;
  return paragraphsOf(answer)
    .map((paragraph) => ({ paragraph, place: findFirstMatch(paragraph, query) }))
    .flatMap(({ paragraph, place }) => (place === undefined ? [] : [excerptAround(paragraph, place)]))
    .at(0);
};
