import type { JsonSchema } from "../content-model/json-schema";
import { AMOUNT } from "../notation/amounts";
import { CLAIM_PREFIX, expandTokens, findTokens, tokenNames, tokenValue } from "../notation/tokens";
import type { Gathered } from "./gathered-content";
import { didYouMean, list, type Problem, quote } from "./problem";
import { type ContentFile, type Field, problemAt } from "./read-content";

const braced = (names: readonly string[]): string => list(names.map((name) => `{${name}}`));

/** What is wrong with a token in a text; undefined if nothing is. */
const tokenFault = (name: string, { tokens: usable }: JsonSchema, { tokens, hasAllClaims }: Gathered): string | undefined => {
  const named = `names ${quote(`{${name}}`)}, `;
  if (usable && !usable.includes(name))
    return `${named}but is what a token stands for. ${usable.length === 0 ? "Write the words themselves" : `Only ${braced(usable)} is replaced here`}`;
  if (tokenValue(tokens, name) !== undefined) return undefined;
  if (!name.startsWith(CLAIM_PREFIX))
    return `${named}which is not a token. ${didYouMean(name, tokenNames, `Use one of ${braced(tokenNames)}`)}`;
  const known = Object.keys(tokens).filter((other) => other.startsWith(CLAIM_PREFIX));
  const fix = "Add the figure there, or name another one";
  return hasAllClaims ? `${named}which is not in content/claims.yaml. ${didYouMean(name, known, fix)}` : undefined;
};

const checkField = (file: ContentFile, { path, value: written, schema }: Field, site: Gathered): Problem[] => {
  if (schema.graphql !== "@copy" && schema.graphql !== "@href") return [];
  // The braces of an exhibit's {+added+} and {-struck-} do not belong to tokens.
  const value = schema.isMarked === true ? written.replace(/\{[+-]|[+-]\}/gu, "") : written;
  const wrong = findTokens(value).flatMap(({ name }) => {
    const message = tokenFault(name, schema, site);
    return message === undefined ? [] : [problemAt(file, path, message, { piece: `{${name}}` })];
  });
  const [stray] = /[{}]/u.exec(value.replace(/\{[^{}]*\}/gu, "")) ?? [];
  if (stray !== undefined)
    wrong.push(problemAt(file, path, `has a ${quote(stray)} alone. Write a token such as {product}, or remove it`, { piece: stray }));
  const shown = expandTokens(value, site.tokens);
  const isWhole = !/[{}]/u.test(shown);
  if (shown.length > (schema.shownLength ?? Infinity) && isWhole)
    wrong.push(problemAt(file, path, `has ${shown.length} characters when shown (${quote(shown)}). Write at most ${schema.shownLength}`));
  if (schema.isAmount && !AMOUNT.test(shown) && isWhole && wrong.length === 0)
    wrong.push(problemAt(file, path, `shows ${quote(shown)}, which is no amount. Write one such as $5 million or 3%`));
  return wrong;
};

/** Every token in a text is one that is replaced there. Those in legal texts are checked when they are read. */
export const checkTokens = (site: Gathered): Problem[] =>
  site.files.flatMap((file) => file.fields.flatMap((field) => checkField(file, field, site)));
