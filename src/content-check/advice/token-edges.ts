import { numberIn } from "../../content-model/figures";
import { expandTokens, findTokens, isClaimTokenName, type Tokens, tokenValue } from "../../content-model/tokens";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { problem, THIS_LINE } from "../problem";
import { fieldsWith, problemWithin } from "../reading/document";
import { likeness } from "../reading/likeness";

/** A token and what is shown around it. */
interface Shown {
  name: string;
  before: string;
  value: string;
  after: string;
}

/** A company's legal form beside a token that already includes it. */
const FORM = "(?:Ltd|Limited|Inc|LLC|plc)\\b\\.?";

/** Nouns after a figure, with or without a word between them. */
const COUNTED =
  /^ (?:(?:user|marketplace|additional|further|active) )*(?:licen[cs]e|listing|user|month|year|hour|day|deal|firm|investor|project|document|countr(?=y|ies))(y|ies|s)?(?![\p{L}’-])(?= (?!\p{L})|[^ ]|$|(?<=s) | (?:per|for|in|at|with|a|from|on)\b)/iu;

const isPlural = (ending = ""): boolean => ending.endsWith("s");

const isAlike = (one: string | undefined, other = ""): boolean => one !== undefined && likeness(one) === likeness(other);

/** What does not fit between a token and the words next to it, and how to fix it. */
const edgeFault = ({ name, before, value, after }: Shown): readonly [shown: string, fix: string] | undefined => {
  const [last] = /[\p{L}\p{N}]+ $/u.exec(before) ?? [];
  const [first] = /^[\p{L}\p{N}]+ ?/u.exec(value) ?? [];
  if (isAlike(last, first)) return [`${last ?? ""}${value}`, `Remove the word before {${name}}`];
  const [next] = /^ [\p{L}\p{N}]+/u.exec(after) ?? [];
  const [end] = /[\p{L}\p{N}]+$/u.exec(value) ?? [];
  // A unit after a figure is an error, which is reported elsewhere.
  if (isAlike(next, end) && !(isClaimTokenName(name) && /\p{L}/u.test(end ?? ""))) {
    return [`${value}${next ?? ""}`, `Remove the word after {${name}}`];
  }
  const [form] = new RegExp(`^,? ${FORM}`, "u").exec(after) ?? [];
  if (form !== undefined && new RegExp(`\\b${FORM}$`, "u").test(value)) return [`${value}${form}`, `Remove the words after {${name}}`];
  if (value.endsWith(".") && /^\.(?!\.)/u.test(after)) return [`${value}.`, `Reword the sentence, so that {${name}} does not end it`];
  if (value.startsWith("The ") && /\p{Ll} $/u.test(before))
    return [`${last ?? ""}${value}`, "Write “the” with a small letter in content/site.yaml, or reword the sentence"];
  const isNumber = isClaimTokenName(name) && /^(?:\d[\d,]*|\p{L}+)$/u.test(value);
  const [counted, ending] = (isNumber ? COUNTED.exec(after) : null) ?? [];
  const count = numberIn(value);
  return counted !== undefined && count !== undefined && (count === 1) === isPlural(ending)
    ? [`${value}${counted}`, "Write the noun that fits the number, or reword the sentence so that any number fits"]
    : undefined;
};

const faultOf = (text: string, { name, offset }: { name: string; offset: number }, tokens: Tokens): string | undefined => {
  const value = tokenValue(tokens, name);
  const [before, after] = [text.slice(0, offset), text.slice(offset + name.length + "{}".length)];
  // The same token twice is the same word twice, which is reported elsewhere.
  if (value === undefined || before.endsWith(`{${name}} `) || after.startsWith(` {${name}}`)) return undefined;
  const fault = edgeFault({ name, value, before: expandTokens(before, tokens), after: expandTokens(after, tokens) });
  return fault && `is shown as ${quote(fault[0])}. ${fault[1]}`;
};

/** Once its value is filled in, a token fits the words beside it. */
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
