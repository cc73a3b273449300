import { clauseNumber } from "./rehype-clauses";
import { changeTexts, type HtmlNode, isElement, wordsOf } from "./tree";

/** What follows a defined term in its definition. */
const DEFINES = /\bmeans?\b|\bhas the meaning\b/u;
const CAPITAL = /^\p{Lu}/u;

/** A defined term, and where its definition is. */
interface DefinedWord {
  word: string;
  id: string;
}

const idOf = (word: string): string => `word-${word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`;

const isDefinition = (node: HtmlNode): boolean => {
  const [first] = node.children ?? [];
  return first !== undefined && isElement(node, "li") && isElement(first, "strong") && DEFINES.test(wordsOf(node));
};

/** Marks the terms that an entry defines, except those without a capital, such as "you", which look like everyday words. */
const markDefinition = (entry: HtmlNode): DefinedWord[] =>
  (entry.children ?? []).flatMap((node, index, siblings) => {
    const word = wordsOf(node);
    if (!isElement(node, "strong") || !CAPITAL.test(word)) return [];
    const id = idOf(word);
    siblings[index] = { type: "element", tagName: "dfn", properties: { id }, children: [node] };
    return [{ word, id }];
  });

/** Matches defined terms, plurals included; the longest first, so that "User Account" is not read as "User". */
const patternFor = (words: readonly DefinedWord[]): RegExp => {
  const longestFirst = words.map(({ word }) => word).sort((one, other) => other.length - one.length);
  const escaped = longestFirst.map((word) => word.replace(/[/.*+?^${}()|[\]\\]/gu, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join("|")})s?(?![\\p{L}\\p{N}])`, "u");
};

const linkTo = (id: string, words: string): HtmlNode => ({
  type: "mdxJsxTextElement",
  name: "DefinedWord",
  attributes: [{ type: "mdxJsxAttribute", name: "href", value: `#${id}` }],
  children: [{ type: "text", value: words }],
});

/** Links defined terms in a text, except those already mentioned in the clause (`named`). */
const linkText = (text: string, pattern: RegExp, idsByWord: ReadonlyMap<string, string>, named: Set<string>): HtmlNode[] => {
  const match = pattern.exec(text);
  if (!match) return text === "" ? [] : [{ type: "text", value: text }];
  const [words, word = ""] = match;
  const end = match.index + words.length;
  const node = named.has(word) ? { type: "text", value: words } : linkTo(idsByWord.get(word) ?? "", words);
  named.add(word);
  const before = match.index > 0 ? [{ type: "text", value: text.slice(0, match.index) }] : [];
  return [...before, node, ...linkText(text.slice(end), pattern, idsByWord, named)];
};

/**
 * Links defined terms to their definitions in a legal text that lists them ("**Project** means ..."): only at the first mention in each
 * clause, so that the text stays readable and needs few tab stops.
 */
export const rehypeDefinedWords = () => (tree: HtmlNode) => {
  const blocks = tree.children ?? [];
  const lists = blocks.filter((block) => isElement(block, "ul") && (block.children ?? []).some(isDefinition));
  const words = lists.flatMap(({ children = [] }) => children.filter(isDefinition).flatMap(markDefinition));
  if (words.length === 0) return;

  const pattern = patternFor(words);
  const idsByWord = new Map(words.map(({ word, id }) => [word, id]));
  const named = new Set<string>();
  for (const block of blocks) {
    if (clauseNumber(block) !== undefined) named.clear();
    if (!lists.includes(block)) changeTexts(block, ({ value = "" }) => linkText(value, pattern, idsByWord, named));
  }
};
