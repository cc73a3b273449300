import { clauseId, clauseNumbersIn } from "./rehype-clauses";
import { changeTexts, type HtmlNode } from "./tree";

const NUMBER = /\d+(?:\.\d+)*/u;
/** "clause 9.1", "Section 4", "clauses 6.7, 7 and 10 to 13". */
const REFERENCES = new RegExp(String.raw`\b(?:clause|section)s?\s${NUMBER.source}(?:(?:,|,? and|,? or| to)\s${NUMBER.source})*`, "giu");
/** Follows a reference to another text's clause, as in "clause 9 of the Privacy Policy". */
const OF_ANOTHER = /^\s+of\b/u;

/** Words that refer to a clause of the same text. */
interface ClauseReference {
  number: string;
  /** The number, with the word "clause" if it stands directly before it. */
  words: string;
  /** Where the words begin in the text. */
  start: number;
}

/** Finds a text's references to its own clauses. */
export const findClauseReferences = (text: string): ClauseReference[] =>
  [...text.matchAll(REFERENCES)].flatMap(({ 0: list, index }) => {
    if (OF_ANOTHER.test(text.slice(index + list.length))) return [];
    return [...list.matchAll(new RegExp(NUMBER, "gu"))].map(({ 0: number, index: offset }, position) => {
      const start = position === 0 ? index : index + offset;
      return { number, start, words: text.slice(start, index + offset + number.length) };
    });
  });

const linkText = (text: string, numbers: ReadonlySet<string>): HtmlNode[] => {
  const nodes: HtmlNode[] = [];
  let end = 0;
  for (const { number, words, start } of findClauseReferences(text).filter((reference) => numbers.has(reference.number))) {
    if (start > end) nodes.push({ type: "text", value: text.slice(end, start) });
    const link = { type: "element", tagName: "a", properties: { href: `#${clauseId(number)}` } };
    nodes.push({ ...link, children: [{ type: "text", value: words }] });
    end = start + words.length;
  }
  return end < text.length ? [...nodes, { type: "text", value: text.slice(end) }] : nodes;
};

/** Links every reference to a clause to that clause, if the text has it. */
export const rehypeClauseLinks = () => (tree: HtmlNode) => {
  const numbers = clauseNumbersIn(tree);
  changeTexts(tree, ({ value = "" }) => linkText(value, numbers));
};
