import { expandTokens, findTokens, isClaimTokenName, type Tokens, tokenValue } from "../../../content-model/tokens";
import { type ContentDocument, fieldsWith, problemAt } from "../document";
import { type Problem, problem, THIS_LINE } from "../problem";
import { didYouMean, quote } from "../words";
import type { CrossCheck } from "./cross-check";

const unknownClaim = (name: string, tokens: Tokens): string => {
  const known = Object.keys(tokens).filter(isClaimTokenName);
  return `names ${quote(`{${name}}`)}, which content/claims.yaml does not have. ${didYouMean(name, known)}Add the figure there, or name another one`;
};

/** Every figure that copy names is in the register; whether the register is in order is its own matter. */
const checkNames: CrossCheck = ({ documents, tokens }) => {
  const isCertain = documents.every(({ kind, isComplete }) => kind.name !== "claims" || isComplete);
  const unknownIn = (text: string): string[] =>
    findTokens(text).flatMap(({ name }) => (isCertain && isClaimTokenName(name) && tokenValue(tokens, name) === undefined ? [name] : []));
  return documents.flatMap((document) =>
    [...fieldsWith(document, "@copy"), ...fieldsWith(document, "@href")].flatMap(({ path, value }) =>
      unknownIn(value).map((name) => problemAt(document, path, unknownClaim(name, tokens))),
    ),
  );
};

/** A legal text binds as it was accepted: its figures do not change with those of the pages. */
const checkLegalTexts: CrossCheck = ({ documents }) =>
  documents.flatMap(({ path, tokens }) =>
    tokens
      .filter(({ name }) => isClaimTokenName(name.replace(/\s/gu, "")))
      .map(({ name, ...place }) =>
        problem(path, place, THIS_LINE, `names ${quote(`{${name}}`)}, but legal texts write their figures out. Write the figure itself`),
      ),
  );

const lengthProblems = (document: ContentDocument, tokens: Tokens): Problem[] =>
  document.strings.flatMap(({ path, value, schema: { shownLength } }) => {
    const shown = expandTokens(value, tokens);
    return shownLength === undefined || shown.length <= shownLength
      ? []
      : [
          problemAt(
            document,
            path,
            `has ${shown.length} characters as it is shown (${quote(shown)}). Shorten it to at most ${shownLength}, or the figure in content/claims.yaml`,
          ),
        ];
  });

/** A figure that fits its place as it is shown, whatever its token is called. */
const checkLengths: CrossCheck = ({ documents, tokens }) => documents.flatMap((document) => lengthProblems(document, tokens));

/** Figures stand once, in `claims.yaml` (ADR 14). */
export const checkClaims: CrossCheck = (situation) => [checkNames, checkLegalTexts, checkLengths].flatMap((check) => check(situation));
