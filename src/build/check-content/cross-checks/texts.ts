import { findTokens, isClaimTokenName, isTokenName, tokenNames } from "../../../content-model/tokens";
import type { VisitedString } from "../../../content-model/visit-strings";
import { type ContentDocument, problemAt } from "../document";
import { fieldName, problem, THIS_LINE } from "../problem";
import { findUnprintable } from "../read-text";
import { didYouMean, quote } from "../words";
import type { CrossCheck } from "./cross-check";

/** Whether a text has a brace: a token, or something that looks like one. */
export const hasBrace = (text: string): boolean => /[{}]/u.test(text);

const tokensIn = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(", ");

const unknownToken = (name: string): string =>
  `names ${quote(`{${name}}`)}, which is no token. ${didYouMean(name.trim(), tokenNames)}Use one of ${tokensIn(tokenNames)}`;

/** Fields that tokens come from, and the tokens that are replaced there. */
const SOURCES: Readonly<Record<string, readonly string[]>> = { "product.suite": ["product"], "company.leaderName": [] };

/** Whether a name is no token's at all; those of figures are the matter of `claims.ts`. */
const isUnknown = (name: string): boolean => !isTokenName(name) && !isClaimTokenName(name);

/** What is wrong with the braces of a text in which tokens are replaced. */
const tokenProblems = ({ path, value }: VisitedString, { kind }: ContentDocument): string[] => {
  const names = findTokens(value).map(({ name }) => name);
  const usable = kind.name === "site" ? SOURCES[fieldName(path)] : undefined;
  const here = usable?.length === 0 ? "none is" : `only ${tokensIn(usable ?? tokenNames)} is`;
  return [
    ...names.filter(isUnknown).map(unknownToken),
    ...names
      .filter((name) => usable && !isUnknown(name) && !usable.includes(name))
      .map((name) => `names {${name}} where ${here} replaced. Write the words themselves`),
    ...(hasBrace(value.replace(/\{[^{}]*\}/gu, ""))
      ? ["has a single brace. Braces enclose tokens only, such as {product}: remove it"]
      : []),
  ];
};

/** What is wrong with a text as such; formats like slugs and dates are the model's matter. */
const textProblems = (text: VisitedString, document: ContentDocument): string[] => {
  const { value, schema } = text;
  if (schema.graphql === undefined) return [];
  if (schema.graphql !== "@copy" && schema.graphql !== "@href") {
    return hasBrace(value) ? ["has a token where none is replaced. Write the name itself"] : [];
  }
  const unprintable = findUnprintable(value);
  if (unprintable) return [`holds ${unprintable.name}, a character that cannot be shown. Remove it`];
  if (value !== "" && value.trim() === "") return ["is blank. Write its text, or remove the line if the field is optional"];
  return tokenProblems(text, document);
};

/** Texts can be shown, and name only tokens that stand for something. */
export const checkTexts: CrossCheck = ({ documents }) =>
  documents.flatMap((document) => [
    ...document.strings.flatMap((text) => textProblems(text, document).map((message) => problemAt(document, text.path, message))),
    ...document.tokens
      .filter(({ name }) => isUnknown(name))
      .map(({ name, ...place }) => problem(document.path, place, THIS_LINE, unknownToken(name))),
  ]);
