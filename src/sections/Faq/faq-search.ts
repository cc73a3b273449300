import { type Search, searchFor } from "../../components/Highlight";

/** A question with its answer. */
export type FaqItemData = NonNullable<Queries.FaqFragment["questions"]>["categories"][number]["items"][number];

/** Maximum length of a search. */
export const QUERY_LIMIT = 100;

/** How many characters surround the match in an excerpt. */
const EXCERPT = { before: 40, after: 110 };

const ELLIPSIS = "\u2026";

/** The paragraphs of an answer. In content an empty line separates them, which becomes one or more line breaks in YAML's folded text. */
export const paragraphsOf = (answer: string): string[] => answer.split(/\n+/u).filter((paragraph) => paragraph.trim() !== "");

/** The search in an item: for whole words, if its question or its answer has the search as such. Undefined where neither contains it. */
export const searchIn = ({ question, answer }: FaqItemData, query: string): Search | undefined => searchFor(query, [question, answer]);

/** Whether an item matches: its question or its answer contains the search, ignoring case. */
export const isFound = (item: FaqItemData, query: string): boolean => query.trim() === "" || searchIn(item, query) !== undefined;

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
export const excerptOf = (item: FaqItemData, query: string): string | undefined => {
  const search = searchIn(item, query);
  if (!search || search(item.question).length > 0) return undefined;
  return paragraphsOf(item.answer)
    .flatMap((paragraph) => search(paragraph).map(({ index = 0 }) => excerptAround(paragraph, index)))
    .at(0);
};
