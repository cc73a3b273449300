import { DESCRIPTION_LIMIT, TITLE_LIMIT } from "../../content-model/metadata";
import { hasBrace } from "../../content-model/tokens";
import type { CrossCheck } from "../cross-check";
import { problemAt } from "../reading/document";
import { type ShownText, shownTexts } from "../reading/shown-texts";

/**
 * What search results show in full on most screens, in characters; the hard limits are in the model. A short title is fine (most are
 * specified), a short description is not: search engines fill the rest with the first text on the page.
 */
const COMFORT: readonly { field: string; min: number; max: number; limit: number }[] = [
  { field: "title", min: 0, max: 55, limit: TITLE_LIMIT },
  { field: "metaDescription", min: 70, max: 155, limit: DESCRIPTION_LIMIT },
  { field: "description", min: 70, max: 200, limit: 200 },
];

const adviceFor = ({ path, how, written, shown }: ShownText): string | undefined => {
  const comfort = COMFORT.find(({ field }) => path.includes(field));
  const size = shown.length;
  // Exceeding the limit is an error, and so is an undefined token.
  if (!comfort || size > comfort.limit || hasBrace(shown)) return undefined;
  if (path.includes("title") && /[|·–—-] *\{(?:product|suite)\}$/u.test(written))
    return "ends with the product’s name, which is added to every title. Remove it here";
  const measured = `has ${size} characters ${how}`;
  if (comfort.min > 0 && /\p{L}$/u.test(shown)) return "does not end like a sentence. Write sentences: keywords have their own field";
  if (size > comfort.max) return `${measured} and is cut off in narrow search results. Keep it to ${comfort.max} if nothing is lost`;
  return size < comfort.min
    ? `${measured} and leaves space unused. Say more about what the page offers: ${comfort.min} or more`
    : undefined;
};

/** A page's metadata fills its space in search results and link previews without being cut off. */
export const adviseSearchResults: CrossCheck = ({ pages, tokens }) =>
  pages.flatMap(({ document }) =>
    shownTexts(document, tokens).flatMap((text) => {
      const advice = adviceFor(text);
      return advice === undefined ? [] : [problemAt(document, text.path, advice)];
    }),
  );
