import { DESCRIPTION_LIMIT, LANGUAGES, TITLE_LIMIT } from "../../content-model/metadata";
import { expandHref, expandTokens, type Tokens } from "../../content-model/tokens";
import type { ContentPath } from "../../content-model/visit-strings";
import { quote } from "../../content-model/words";
import { type ContentDocument, problemAt, readSound, readText } from "../document";
import type { Problem } from "../problem";
import type { SitePage } from "../site-map";
import type { CrossCheck } from "./cross-check";
import { hasBrace } from "./texts";

/** How each text about a page is shown: tokens replaced, the title with the product's name added. */
const SHOWN: readonly { field: string; asShown: (text: string, tokens: Tokens) => string; how: string }[] = [
  {
    field: "title",
    asShown: (text, tokens) => `${expandTokens(text, tokens)} | ${tokens.product}`,
    how: "with the product's name added",
  },
  { field: "metaDescription", asShown: expandTokens, how: "with its tokens replaced" },
  { field: "description", asShown: expandTokens, how: "with its tokens replaced" },
];

/** A text that a page says about itself. */
export interface ShownText {
  path: ContentPath;
  /** As it stands in the file. */
  written: string;
  /** As a search result or a link preview shows it. */
  shown: string;
  /** Says how the second was made of the first. */
  how: string;
}

/** What a page says about itself, in every language that it has. */
export const shownTexts = ({ data }: ContentDocument, tokens: Tokens): ShownText[] =>
  SHOWN.flatMap(({ field, asShown, how }) =>
    LANGUAGES.flatMap((language) => {
      const path = ["metadata", field, language];
      const written = readText(data, ...path);
      return written === undefined ? [] : [{ path, written, shown: asShown(written, tokens), how }];
    }),
  );

/** The limits of search results. Link previews have none. */
const LIMITS: Readonly<Record<string, number>> = { title: TITLE_LIMIT, metaDescription: DESCRIPTION_LIMIT };

const checkLengths = ({ document }: SitePage, tokens: Tokens): Problem[] =>
  shownTexts(document, tokens).flatMap(({ path, written, shown, how }) => {
    const limit = LIMITS[String(path[1])] ?? Infinity;
    const excess = shown.length - limit;
    // What is too long as it is written, its model reports; what a token stands for that is not known, has no length.
    return excess <= 0 || written.length > limit || hasBrace(shown)
      ? []
      : [problemAt(document, path, `has ${shown.length} characters ${how}, but search results show ${limit}. Shorten it by ${excess}`)];
  });

const checkCanonical = ({ document, path, isCertain }: SitePage, tokens: Tokens): Problem[] => {
  const canonical = expandHref(readSound(document, "metadata", "canonical") ?? "", tokens);
  const expected = `https://${tokens.host}${path}`;
  return canonical === "" || canonical === expected || hasBrace(canonical) || hasBrace(path) || !isCertain
    ? []
    : [
        problemAt(
          document,
          ["metadata", "canonical"],
          `is ${quote(canonical)}, but the page stands at ${expected}. Write https://{host} and the page's path`,
        ),
      ];
};

/** What a page says about itself fits what search engines show, and where the page stands. */
export const checkMetadata: CrossCheck = ({ pages, tokens }) =>
  pages.flatMap((page) => [...checkLengths(page, tokens), ...checkCanonical(page, tokens)]);
