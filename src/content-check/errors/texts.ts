import { findTokens, hasBrace, isClaimTokenName, isTokenName, tokenNames } from "../../content-model/tokens";
import type { VisitedString } from "../../content-model/visit-strings";
import { didYouMean, quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { fieldName, problem, THIS_LINE } from "../problem";
import { findUnprintable } from "../read-text";
import { type ContentDocument, problemWithin } from "../reading/document";
import { HEADINGS, type Mistake } from "../text-rules/text-rule";

const tokensIn = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(", ");

const unknownToken = (name: string): string =>
  `names ${quote(`{${name}}`)}, which is not a token. ${didYouMean(name.trim(), tokenNames)}Use one of ${tokensIn(tokenNames)}`;

/** The fields that define tokens, and the tokens that are replaced in each. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  "product.suite": ["product"],
  "company.legalName": ["product"],
  "company.leaderName": [],
  "company.address": [],
  "company.seat": [],
  "company.registrationNumber": [],
};

/** Whether a name is not a token; figures are checked in `claims.ts`. */
const isUnknown = (name: string): boolean => !isTokenName(name) && !isClaimTokenName(name);

/** Reports the first brace without a counterpart. */
const strayBraces = (value: string): Mistake[] => {
  const single = value.replace(/\{[^{}]*\}/gu, (token) => " ".repeat(token.length)).search(/[{}]/u);
  const [name = ""] = /[\w.-]+(?=\}$)/u.exec(value.slice(0, single + 1)) ?? [];
  const message = isUnknown(name)
    ? "has a stray brace. Braces only enclose tokens, such as {product}: remove it"
    : `has no brace in front of ${name}. Write {${name}}`;
  return single < 0 ? [] : [{ offset: single, message }];
};

/** What is wrong with the braces of a text in which tokens are replaced. */
const tokenMistakes = ({ path, value }: VisitedString, { kind }: ContentDocument): Mistake[] => {
  const usable = kind.name === "site" ? SOURCES[fieldName(path).replace(/\[\d+\]$/u, "")] : undefined;
  const here = usable?.length === 0 ? "none is" : `only ${tokensIn(usable ?? tokenNames)} is`;
  const inTokens = findTokens(value).flatMap(({ name, offset }) => {
    if (isUnknown(name)) return [{ offset, message: unknownToken(name) }];
    if (!usable || usable.includes(name)) return [];
    return [{ offset, message: `names {${name}} where ${here} replaced. Write the words themselves` }];
  });
  return [...inTokens, ...strayBraces(value)];
};

/** What is wrong with a text itself; formats such as slugs and dates are checked by the model. */
const textMistakes = (text: VisitedString, document: ContentDocument): Mistake[] => {
  const { path, value, schema } = text;
  if (schema.graphql === undefined) return [];
  if (schema.graphql !== "@copy" && schema.graphql !== "@href") {
    return hasBrace(value)
      ? [{ offset: value.search(/[{}]/u), message: "has a token where tokens are not replaced. Write the name itself" }]
      : [];
  }
  const unprintable = findUnprintable(value);
  if (unprintable) {
    return [{ offset: unprintable.offset, message: `contains ${unprintable.name}, a character that cannot be shown. Remove it` }];
  }
  if (value !== "" && value.trim() === "") {
    return [{ offset: 0, message: "is blank. Write the text" }];
  }
  if (schema.graphql === "@copy" && /^[^\p{L}\p{N}{}]+$/u.test(value)) {
    return [{ offset: 0, message: `is a ${HEADINGS.includes(path.at(-1)) ? "heading" : "text"} without words. Write them` }];
  }
  if (schema.graphql === "@copy" && /^[ \t]|[ \t]$/u.test(value))
    return [{ offset: 0, message: "has a space at the beginning or end. Remove it, or restore the words that were beside it" }];
  const glued = schema.graphql === "@copy" ? /[\p{L}\p{N}}]{1,40}\{[^{}]*\}?|\{[^{}]*\}[\p{L}\p{N}]+/u.exec(value) : null;
  if (glued)
    return [
      { offset: glued.index, message: `has ${quote(glued[0])} without a space between word and token. Add one, or reword the sentence` },
    ];
  return tokenMistakes(text, document);
};

/** Texts are printable, and name only defined tokens. */
export const checkTexts: CrossCheck = ({ documents }) =>
  documents.flatMap((document) => [
    ...document.strings.flatMap((text) =>
      textMistakes(text, document).map(({ offset, message }) => problemWithin(document, text, offset, message)),
    ),
    ...document.texts.flatMap(({ value, placeAt }) =>
      strayBraces(value).map(({ offset, message }) => problem(document.path, placeAt(offset), THIS_LINE, message)),
    ),
    ...document.tokens
      .filter(({ name }) => isUnknown(name))
      .map(({ name, ...place }) => problem(document.path, place, THIS_LINE, unknownToken(name))),
  ]);
