import { DESCRIPTION_LIMIT, TITLE_LIMIT } from "../../../content-model/metadata";
import { expandHref, expandTokens, type Tokens } from "../../../content-model/tokens";
import { problemAt, readSound, readText } from "../document";
import type { Problem } from "../problem";
import type { SitePage } from "../site-map";
import { quote } from "../words";
import type { CrossCheck } from "./cross-check";
import { hasBrace } from "./texts";

const LANGUAGES = ["en", "ar"] as const;

/** Texts with a limit that counts as a visitor sees them: with tokens replaced, the title with the product's name behind it. */
const LIMITS: readonly { field: string; limit: number; asShown: (text: string, tokens: Tokens) => string; how: string }[] = [
  {
    field: "title",
    limit: TITLE_LIMIT,
    asShown: (text, tokens) => `${expandTokens(text, tokens)} | ${tokens.product}`,
    how: "with the product's name behind it",
  },
  { field: "metaDescription", limit: DESCRIPTION_LIMIT, asShown: expandTokens, how: "with its tokens replaced" },
];

const checkLengths = ({ document }: SitePage, tokens: Tokens): Problem[] =>
  LIMITS.flatMap(({ field, limit, asShown, how }) =>
    LANGUAGES.flatMap((language) => {
      const path = ["metadata", field, language];
      const written = readText(document.data, ...path) ?? "";
      const excess = asShown(written, tokens).length - limit;
      // What is too long as it is written, its model reports.
      return excess <= 0 || written.length > limit
        ? []
        : [problemAt(document, path, `has ${limit + excess} characters ${how}, but search results show ${limit}. Shorten it by ${excess}`)];
    }),
  );

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
