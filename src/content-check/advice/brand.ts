import { type Tokens, tokenValue, toSlug } from "../../content-model/tokens";
import { escaped, isSlipOf, quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { fieldName, type Problem, problem, THIS_LINE } from "../problem";
import { withoutOwnHost } from "../reading/addresses";
import { type ContentDocument, problemWithin, readSound } from "../reading/document";
import { proseOf } from "../reading/prose";

/** The tokens defined in `site.yaml`, longest value first, since some values contain others. */
const BRAND = ["email", "suite", "host", "phone", "product"] as const;

/** Fields that define the tokens. */
const SOURCES: readonly string[] = ["product.name", "product.suite", "host", "company.email", "company.phone"];

/** Old addresses may keep old names. */
const OLD_ADDRESS = /^redirects\[\d+\]\.from$/u;

/** Prepositions after which a common noun would need an article. */
const AS_A_NAME = /\b(?:about|by|from|on|using|via|with) $/iu;

/**
 * Finds every place where a text spells out part of the brand, in any case, and suggests the token. In lower case, the product's name may
 * be an ordinary word, so it is reported only where it is used as a name.
 */
const brandFinder = (tokens: Tokens, suiteAsWritten = "") => {
  const spellings = (token: (typeof BRAND)[number]): string[] =>
    [tokenValue(tokens, token) ?? "", token === "suite" ? suiteAsWritten : ""].filter((text) => text !== "" && text !== "{product}");
  const names = BRAND.filter((token) => tokens[token] !== "").map((token) => `(?<${token}>${spellings(token).map(escaped).join("|")})`);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return (text: string): { offset: number; message: string }[] =>
    [...text.matchAll(pattern)]
      .filter(
        ({ 0: written, index, groups }) =>
          groups?.product === undefined || written === tokens.product || /\p{Lu}/u.test(written) || AS_A_NAME.test(text.slice(0, index)),
      )
      .map(({ 0: written, index, groups = {} }) => {
        const token = BRAND.find((name) => groups[name] !== undefined) ?? "product";
        return {
          offset: index,
          message: `writes \`${written}\` out. Write {${token}}, so that a change of name or address reaches this place too`,
        };
      });
};

const definesBrand = ({ kind }: ContentDocument, field: string): boolean =>
  (kind.name === "site" && SOURCES.includes(field)) || (kind.name === "redirects" && OLD_ADDRESS.test(field));

/** Accounts on other sites have names of their own. */
const isElsewhere = (href: string, { host }: Tokens): boolean => href.startsWith("https:") && withoutOwnHost(href, host) === href;

/** A name with fewer letters may differ from an ordinary word by only one. */
const MIN_LETTERS = 6;

/** Misspellings of the product's name, which {product} rules out. */
const mistyped = (document: ContentDocument, product: string): Problem[] => {
  const name = product.toLowerCase();
  const isMistyped = (word: string): boolean => name.length >= MIN_LETTERS && word !== name && isSlipOf(word, name);
  return proseOf(document).flatMap(({ value, complain }) =>
    [...value.matchAll(/\p{L}+/gu)]
      .filter(([word]) => isMistyped(word.toLowerCase()))
      .map(({ 0: word, index }) => complain(index, `has ${quote(word)}, almost the product's name. Write {product}`)),
  );
};

/** The brand's name and addresses are defined once, in `site.yaml`. Typed by hand, they would be left behind by a rename. */
export const adviseBrand: CrossCheck = ({ documents, tokens }) => {
  const site = documents.find(({ kind }) => kind.name === "site");
  // Until `site.yaml` defines them, the tokens' fallback values are not real names.
  if (!site || SOURCES.some((field) => readSound(site, ...field.split(".")) === undefined)) return [];
  if (toSlug(readSound(site, "product", "name") ?? "") === "") return [];
  const inCopy = brandFinder(tokens, readSound(site, "product", "suite"));
  const inAddresses = brandFinder({ ...tokens, product: toSlug(tokens.product), suite: "" });
  return documents.flatMap((document) => [
    ...document.strings
      .filter(({ path, value, schema }) => schema.graphql && !definesBrand(document, fieldName(path)) && !isElsewhere(value, tokens))
      .flatMap((text) =>
        (text.schema.graphql === "@href" ? inAddresses : inCopy)(text.value).map(({ offset, message }) =>
          problemWithin(document, text, offset, message),
        ),
      ),
    ...document.texts.flatMap(({ value, placeAt }) =>
      inCopy(value).map(({ offset, message }) => problem(document.path, placeAt(offset), THIS_LINE, message)),
    ),
    ...mistyped(document, tokens.product),
  ]);
};
