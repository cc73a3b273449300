import { expandTokens, findTokens, isClaimTokenName, type Tokens, tokenValue } from "../../content-model/tokens";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { problem, THIS_LINE } from "../problem";
import { fieldsWith, problemWithin } from "../reading/document";
import { likeness } from "../reading/likeness";

const isAlike = (one: string | undefined, other = ""): boolean => one !== undefined && likeness(one) === likeness(other);

/** What does not fit between a token and the words next to it, and how to fix it. */
const faultOf = (text: string, { name, offset }: { name: string; offset: number }, tokens: Tokens): string | undefined => {
  const value = tokenValue(tokens, name);
  const around = [text.slice(0, offset), text.slice(offset + name.length + "{}".length)] as const;
  // A repeated token is reported as a repeated word.
  if (value === undefined || around[0].endsWith(`{${name}} `) || around[1].startsWith(` {${name}}`)) return undefined;
  const [before, after] = around.map((part) => expandTokens(part, tokens)) as [string, string];
  const [last] = /[\p{L}\p{N}]+ $/u.exec(before) ?? [];
  const [first] = /^[\p{L}\p{N}]+ ?/u.exec(value) ?? [];
  if (isAlike(last, first)) return `is shown as ${quote(`${last ?? ""}${value}`)}. Remove the word before {${name}}`;
  const [next] = /^ [\p{L}\p{N}]+/u.exec(after) ?? [];
  const [end] = /[\p{L}\p{N}]+$/u.exec(value) ?? [];
  // A repeated unit after a figure is reported elsewhere, as an error.
  if (isAlike(next, end) && !(isClaimTokenName(name) && /\p{L}/u.test(end ?? "")))
    return `is shown as ${quote(`${value}${next ?? ""}`)}. Remove the word after {${name}}`;
  return value.endsWith(".") && /^\.(?!\.)/u.test(after)
    ? `is shown as ${quote(`${value}.`)}. Reword the sentence, so that {${name}} does not end it`
    : undefined;
};

/** A token's value does not repeat the words or the full stop next to it. */
export const adviseTokenEdges: CrossCheck = ({ documents, tokens }) =>
  documents.flatMap((document) => [
    ...fieldsWith(document, "@copy").flatMap((text) =>
      findTokens(text.value).flatMap((token) => {
        const fault = faultOf(text.value, token, tokens);
        return fault === undefined ? [] : [problemWithin(document, text, token.offset, fault)];
      }),
    ),
    ...document.tokens.flatMap(({ name, line, column }) => {
      const fault = faultOf(document.text.split("\n")[line - 1] ?? "", { name, offset: column - 1 }, tokens);
      return fault === undefined ? [] : [problem(document.path, { line, column }, THIS_LINE, fault)];
    }),
  ]);
