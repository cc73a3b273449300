import { DESCRIPTION_LIMIT, TITLE_LIMIT } from "../../content-model/metadata";
import { expandHref, hasBrace, type Tokens } from "../../content-model/tokens";
import { quote } from "../../content-model/words";
import { type CrossCheck, inEachText } from "../cross-check";
import type { Problem } from "../problem";
import { problemAt, readSound } from "../reading/document";
import { shownTexts } from "../reading/shown-texts";
import type { SitePage } from "../reading/site-pages";

/** The lengths that search results show, by field. Link previews have no limit. */
const LIMITS: Readonly<Record<string, number>> = { title: TITLE_LIMIT, metaDescription: DESCRIPTION_LIMIT };

const checkLengths = ({ document }: SitePage, tokens: Tokens): Problem[] =>
  shownTexts(document, tokens).flatMap(({ path, written, shown, how }) => {
    const limit = LIMITS[String(path[1])] ?? Infinity;
    const excess = shown.length - limit;
    // The model reports texts that are too long as written; the length of an unknown token is unknown.
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
          `is ${quote(canonical)}, but the page is at ${expected}. Write https://{host} and the page's path`,
        ),
      ];
};

/** A text tagged with a language uses its script; untagged text is English. */
const checkLetters = inEachText(({ path, value, schema }) => {
  const isArabic = /\p{Script=Arabic}/u.test(value);
  if (path.at(-1) === "en" && isArabic) return "is in Arabic letters. Write it in English, and the Arabic text as `ar`";
  if (path.at(-1) !== "ar" && schema.graphql === "@copy" && /\p{L}/u.test(value) && !/\p{Script=Latin}/u.test(value))
    return "is in the letters of another language. Write it in English";
  return path.at(-1) === "ar" && !isArabic ? "has no Arabic letters. Write it in Arabic, or remove the line" : undefined;
});

/** A page's metadata fits what search engines show, and matches the page's address. */
export const checkMetadata: CrossCheck = (content) => [
  ...content.pages.flatMap((page) => [...checkLengths(page, content.tokens), ...checkCanonical(page, content.tokens)]),
  ...checkLetters(content),
];
