import { DESCRIPTION_LIMIT, TITLE_LIMIT } from "../../content-model/metadata";
import type { CrossCheck } from "../cross-checks/cross-check";
import { type ShownText, shownTexts } from "../cross-checks/metadata";
import { hasBrace } from "../cross-checks/texts";
import { problemAt } from "../document";

/**
 * What search results show whole on most screens, in characters; the limits beyond which they cut are the model's. A short title is no
 * slip (most are specified), a short description is: the rest of its place is filled with whatever the page says first.
 */
const COMFORT: readonly { field: string; min: number; max: number; limit: number }[] = [
  { field: "title", min: 0, max: 55, limit: TITLE_LIMIT },
  { field: "metaDescription", min: 70, max: 155, limit: DESCRIPTION_LIMIT },
  { field: "description", min: 70, max: 200, limit: 200 },
];

const adviceFor = ({ path, how, shown }: ShownText): string | undefined => {
  const comfort = COMFORT.find(({ field }) => path.includes(field));
  const size = shown.length;
  // What is beyond the limit is an error, and so is a token that stands for nothing.
  if (!comfort || size > comfort.limit || hasBrace(shown)) return undefined;
  const measured = `has ${size} characters ${how}`;
  if (size > comfort.max) return `${measured}, which narrow search results cut. Keep it to ${comfort.max} if nothing is lost`;
  return size < comfort.min ? `${measured}, which leaves room unused. Say more of what the page offers: ${comfort.min} or more` : undefined;
};

/** What a page says about itself fills its place in a search result or a link preview, and is not cut there. */
export const adviseSearchResults: CrossCheck = ({ pages, tokens }) =>
  pages.flatMap(({ document }) =>
    shownTexts(document, tokens).flatMap((text) => {
      const advice = adviceFor(text);
      return advice === undefined ? [] : [problemAt(document, text.path, advice)];
    }),
  );
