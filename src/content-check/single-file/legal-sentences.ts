/** The sentences of a legal text: none is cut off or repeated, and every heading has text below it. */
import { NUMBER_WORDS, numberIn } from "../../content-model/figures";
import { quote } from "../../content-model/words";
import { NUMBER } from "../../legal-markdown/rehype-clauses";
import { wordsOf } from "../../legal-markdown/tree";
import type { Place } from "../problem";
import { CUT, LEADING_ON, NO_STOP, sentencesIn } from "../text-rules/sentences";
import { type MarkdownNode, placeOf, type TextMistake } from "./legal-structure";

const WHOLE = /[.!?…][”’)]*$/u;
const UNPUNCTUATED = /[\p{L}\p{N}%”’)]$/u;
const ONE_OF_SEVERAL = /;(?: and| or)?$/u;

/** A heading whose section was deliberately removed. */
const WITHDRAWN = /\b(?:not used|reserved|deleted|omitted|left blank)\b/iu;

/** The length in characters above which a paragraph is a sentence, and not a label or a line of an address. */
const SENTENCE = 40;
const REPEATABLE = 12;

const textOf = (node: MarkdownNode): string => wordsOf(node).replace(/\s+/gu, " ").trim();
const endOf = ({ position }: MarkdownNode): Place => ({
  line: position?.end.line ?? 1,
  column: Math.max(1, (position?.end.column ?? 2) - 1),
});

const isClause = ({ type, children: [first] = [] }: MarkdownNode): boolean =>
  type === "paragraph" && first?.type === "strong" && NUMBER.test(textOf(first));
/** Whether a sentence may continue in a block: in a list, or in a paragraph that begins with a lowercase letter or with “(a)”. */
const goesOnIn = (node: MarkdownNode | undefined): boolean =>
  node !== undefined && node.type !== "heading" && (node.type !== "paragraph" || /^(?:\p{Ll}|\([a-z\d]+\))/u.test(textOf(node)));

const headingMistake = (node: MarkdownNode & { depth?: number }, next?: MarkdownNode & { depth?: number }): TextMistake | undefined => {
  const words = textOf(node);
  if (CUT.test(words)) return { place: endOf(node), message: "is a heading that was cut off. Write the rest of it" };
  // A two-line heading is an accident that is reported separately.
  const isMeant = next?.position?.start.line === next?.position?.end.line;
  const isAlone = !next || (next.type === "heading" && isMeant && (next.depth ?? 0) <= (node.depth ?? 0));
  return isAlone && words !== "" && !WITHDRAWN.test(words)
    ? { place: placeOf(node), message: "is a heading with nothing below it. Restore its text, or delete the heading" }
    : undefined;
};

const paragraphMistake = (node: MarkdownNode, next?: MarkdownNode): TextMistake | undefined => {
  const [words, place] = [textOf(node), endOf(node)];
  if (NUMBER.test(words) || goesOnIn(next)) return undefined;
  if (CUT.test(words)) return { place, message: "is a paragraph that stops in the middle of a sentence. Write the rest of it" };
  const isLast = !next || next.type === "heading" || isClause(next);
  if (isLast && words.endsWith(":"))
    return { place, message: "ends in a colon with nothing below it. Restore the list, or end the sentence" };
  if (isLast && words.endsWith(";")) return { place, message: "ends in a semicolon with nothing below it. Write the rest, or a full stop" };
  return words.length > SENTENCE && UNPUNCTUATED.test(words) && !WHOLE.test(words)
    ? { place, message: NO_STOP, isAdvice: true }
    : undefined;
};

/** Entries that were cut off, or that end differently from their neighbours. */
const listMistakes = ({ children: items = [] }: MarkdownNode, next?: MarkdownNode): TextMistake[] => {
  const ends = items.map((item) => ({ item, words: textOf(item.children?.[0] ?? item), isWhole: item.children?.length === 1 }));
  const count = (pattern: RegExp): number => ends.filter(({ words }) => pattern.test(words)).length;
  return ends.flatMap(({ item, words, isWhole }, index) => {
    const place = endOf(item.children?.[0] ?? item);
    const goesOn = !isWhole || (index === items.length - 1 && next?.type === "paragraph" && goesOnIn(next));
    if (goesOn) return [];
    if (LEADING_ON.test(words)) return [{ place, message: "is a list entry that was cut off. Write the rest of it" }];
    if (!UNPUNCTUATED.test(words) || WHOLE.test(words) || ONE_OF_SEVERAL.test(words)) return [];
    if (count(ONE_OF_SEVERAL) * 2 >= items.length - 1 && count(ONE_OF_SEVERAL) > 0)
      return [
        { place, message: "has no semicolon or full stop at its end, unlike the entries beside it. Add it, or restore what is missing" },
      ];
    return items.length > 2 && count(WHOLE) === items.length - 1
      ? [
          {
            place,
            message: "has no full stop at its end, unlike the entries beside it. Add one, or restore what is missing",
            isAdvice: true,
          },
        ]
      : [];
  });
};

const COUNTED = new RegExp(`\\b(?:${NUMBER_WORDS}) (?:\\p{L}+ )?(?!(?:minute|hour|day|week|month|year)s)\\p{L}+s[.:]$`, "iu");

/** A paragraph that miscounts the entries of the list, or the rows of the table, below it. */
const countMistake = (node: MarkdownNode, next?: MarkdownNode): TextMistake | undefined => {
  const size = { list: 0, table: 1 }[next?.type ?? ""];
  const [said] = COUNTED.exec(textOf(node)) ?? [];
  const count = (next?.children?.length ?? 0) - (size ?? 0);
  return said === undefined || size === undefined || numberIn(said) === count
    ? undefined
    : { place: endOf(node), message: `says “${said}” above ${count} of them. Correct the number, or what is below`, isAdvice: true };
};

/** A sentence repeated at once, even across a paragraph break. */
const repeatMistake = (node: MarkdownNode, before?: MarkdownNode): TextMistake | undefined => {
  const sentences = [...(before?.type === "paragraph" ? sentencesIn(textOf(before)).slice(-1) : []), ...sentencesIn(textOf(node))];
  const twice = sentences.find((sentence, index) => sentence.length >= REPEATABLE && sentence === sentences[index - 1]);
  const shown = twice && (twice.length > SENTENCE ? `${twice.slice(0, SENTENCE).trimEnd()}…` : twice);
  return shown === undefined ? undefined : { place: placeOf(node), message: `says ${quote(shown)} twice in a row. Leave one` };
};

/** A paragraph that ends like an entry of the list above it. */
const strayMistake = (node: MarkdownNode, before?: MarkdownNode): TextMistake | undefined =>
  before?.type === "list" && ONE_OF_SEVERAL.test(textOf(before)) && ONE_OF_SEVERAL.test(textOf(node))
    ? { place: placeOf(node), message: "looks like an entry of the list above it. Begin it with a hyphen and a space", isAdvice: true }
    : undefined;

/** A paragraph in the middle of whose first sentence an empty line was typed. */
const tornMistake = (node: MarkdownNode, before?: MarkdownNode): TextMistake | undefined =>
  before?.type === "paragraph" && UNPUNCTUATED.test(textOf(before)) && /^\p{Ll}+,? /u.test(textOf(node))
    ? { place: placeOf(node), message: "goes on with the sentence above it. Delete the empty line between them", isAdvice: true }
    : undefined;

/** An entry that spaces before its hyphen have made part of the one above it. */
const nestedMistake = ({ type, children: [item, ...others] = [] }: MarkdownNode): TextMistake | undefined =>
  type === "list" && item && others.length === 0
    ? {
        place: placeOf(item),
        message:
          "is the only entry nested under the one above it. If it should follow that entry instead, remove the spaces before its hyphen",
        isAdvice: true,
      }
    : undefined;

/** What is wrong with the sentences of a text, as Markdown. */
export const sentenceMistakes = ({ children = [] }: MarkdownNode): TextMistake[] =>
  children.flatMap((node, index): TextMistake[] => {
    const next = children[index + 1];
    if (node.type === "list")
      return [
        ...listMistakes(node, next),
        ...(node.children ?? []).flatMap(({ children: parts = [] }) => parts.flatMap((part) => nestedMistake(part) ?? [])),
        ...(node.children ?? []).flatMap((item) =>
          sentenceMistakes({ ...item, children: item.children?.filter(({ type }) => type === "list") }),
        ),
      ];
    if (node.type === "heading") return [headingMistake(node, next) ?? []].flat();
    const before = children[index - 1];
    const mistakes = [
      ...[repeatMistake, strayMistake, tornMistake].map((find) => find(node, before)),
      ...[paragraphMistake, countMistake].map((find) => find(node, next)),
    ];
    return node.type === "paragraph" ? mistakes.flatMap((mistake) => mistake ?? []) : [];
  });
