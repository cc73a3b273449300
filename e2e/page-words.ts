/** The words that content gives a page, to be looked for on it. */
import { readText } from "../src/build/check-content/document";
import { expandTokens } from "../src/content-model/tokens";
import type { VisitedString } from "../src/content-model/visit-strings";
import { content, filesOfPage } from "./content";

/** Fields of sections, by the sections' type, that have nothing to say where there are no scripts: `true` for the whole section. */
const NEED_SCRIPTS: Readonly<Record<string, RegExp | true>> = {
  // The list comes from the provider's API.
  "featured-in": true,
  // What cannot be sent is not asked for.
  "contact-form": /^(fields|subjects|submit|submitting|success|failure|botCheckNotice)\b/u,
  faq: /^(searchLabel|searchPlaceholder|clearSearch|resultOne|resultMany|noMatch)$/u,
  // One file stands for every path that leads nowhere.
  "not-found": /^coordinates$/u,
  // Of the pictures that take turns, the first stays.
  products: /\.slides\.[1-9]\d*\.alt$/u,
};
/** Fields that no page shows, whatever runs: a page's name in lists of pages, its metadata, and what stands on a film's own poster. */
const ELSEWHERE = /^(label|metadata\b.*|sections\.\d+\.film\.poster\.alt)$/u;

/** Words as they are compared: capitals are the style sheet's business. */
export const comparable = (text: string): string => text.replace(/\s+/gu, " ").trim().toLowerCase();

/** Paragraphs of everything that a visitor without scripts is to read on the page at a path, comparable. */
export const wordsWithoutScripts = async (path: string): Promise<string[]> => {
  const situation = await content;
  const { document, sections, shown } = filesOfPage(path, situation);
  const isShown = ({ path: place }: VisitedString): boolean => {
    const [, index, ...field] = place;
    const needs = place[0] === "sections" ? NEED_SCRIPTS[readText(sections[Number(index)], "type") ?? ""] : undefined;
    return !ELSEWHERE.test(place.join(".")) && needs !== true && needs?.test(field.join(".")) !== true;
  };
  const own = document.strings.filter(isShown);
  const others = shown.flatMap(({ strings }) => strings);
  const copy = [...own, ...others].filter(({ schema }) => schema.graphql === "@copy").map(({ value }) => value);
  const running = document.texts.map(({ value }) => value);
  return [...copy, ...running]
    .flatMap((text) => expandTokens(text, situation.tokens).split(/\n{2,}/u))
    .map(comparable)
    .filter((text) => text !== "");
};
