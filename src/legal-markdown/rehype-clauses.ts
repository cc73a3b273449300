import { type HtmlNode, isElement, wordsOf } from "./tree";

/** The number of a clause, such as 1.1. */
const NUMBER = /^\d+(?:\.\d+)+$/u;
const NUMBERED_HEADING = /^(\d+)\. /u;

/** The number of a clause, such as 1.1, at the start of a paragraph, in bold. Undefined for anything else. */
const clauseNumber = (node: HtmlNode): string | undefined => {
  const [first] = node.children ?? [];
  if (!first || !isElement(node, "p") || !isElement(first, "strong")) return undefined;
  const words = wordsOf(first);
  return NUMBER.test(words) ? words : undefined;
};

/** The number of a main clause, such as 1, before a full stop at the start of a second-level heading. Undefined for anything else. */
export const mainClauseNumber = (node: HtmlNode): string | undefined =>
  isElement(node, "h2") ? NUMBERED_HEADING.exec(wordsOf(node))?.[1] : undefined;

/** The numbers of all clauses of a legal text, before it is divided into sections. */
export const clauseNumbersIn = ({ children = [] }: HtmlNode): Set<string> =>
  new Set(children.flatMap((node) => clauseNumber(node) ?? mainClauseNumber(node) ?? []));

/** The id of a clause: `clause-1-1` for 1.1. It depends only on the number, not on the words. */
export const clauseId = (number: string): string => `clause-${number.replaceAll(".", "-")}`;

/** Gives each numbered clause of a legal text an id. A main clause gets the id on its section (`rehype-sections.ts`). */
export const rehypeClauses = () => (tree: HtmlNode) => {
  for (const node of tree.children ?? []) {
    const number = clauseNumber(node);
    if (number !== undefined) node.properties = { ...node.properties, id: clauseId(number) };
  }
};
