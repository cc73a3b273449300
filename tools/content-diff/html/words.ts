import { diffWords } from "diff";
import { escapeHtml } from "../../../src/publishing/escape-html";
import type { Place } from "../differing-places";

/** The share of a text that must be unchanged for the changes to be shown within it. */
const COMMON = 0.4;

const WORDS = new Intl.Segmenter(undefined, { granularity: "word" });

const paragraph = (content: string): string => `<p dir="auto">${content}</p>`;

const removed = (text: string): string => `<del>${escapeHtml(text)}</del>`;
const added = (text: string): string => `<ins>${escapeHtml(text)}</ins>`;

/** A text with deleted and inserted words marked; undefined if hardly any are unchanged. */
const within = (before: string, after: string): string | undefined => {
  const parts = diffWords(before, after, { intlSegmenter: WORDS });
  const stayed = parts.filter((part) => !part.added && !part.removed).reduce((sum, { value }) => sum + value.trim().length, 0);
  if (stayed < COMMON * Math.max(before.length, after.length)) return undefined;
  return parts.map((part) => (part.removed ? removed : part.added ? added : escapeHtml)(part.value)).join("");
};

/** Deleted and inserted lines, in pairs if there are equally many of both. */
const pairs = (place: Place): Place[] =>
  place.removed.length === place.added.length
    ? place.removed.map((line, index) => ({ removed: [line], added: place.added.slice(index, index + 1) }))
    : [place];

/** A place at which a page reads differently, as paragraphs with `ins` and `del`. */
export const placeMarkup = (place: Place): string =>
  pairs(place)
    .flatMap(({ removed: gone, added: come }) => {
      const sentence = gone.length > 0 && come.length > 0 ? within(gone.join(" "), come.join(" ")) : undefined;
      return sentence === undefined ? [...gone.map(removed), ...come.map(added)] : [sentence];
    })
    .map(paragraph)
    .join("\n");
