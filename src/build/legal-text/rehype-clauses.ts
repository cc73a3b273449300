import { type HtmlNode, isElement, wordsOf } from "./tree";

const NUMBER = /^\d+(?:\.\d+)+$/u;

/** The number of a clause, such as 1.1: a paragraph that begins with it, in bold. Undefined for anything else. */
export const clauseNumber = (node: HtmlNode): string | undefined => {
  const [first] = node.children ?? [];
  if (!first || !isElement(node, "p") || !isElement(first, "strong")) return undefined;
  const words = wordsOf(first);
  return NUMBER.test(words) ? words : undefined;
};

/** The address of a clause: `clause-1-1` for 1.1. It stays the same while the clause keeps its number. */
const clauseId = (number: string): string => `clause-${number.replaceAll(".", "-")}`;

/** Gives each numbered clause of a legal text an address of its own. */
export const rehypeClauses = () => (tree: HtmlNode) => {
  for (const node of tree.children ?? []) {
    const number = clauseNumber(node);
    if (number !== undefined) node.properties = { ...node.properties, id: clauseId(number) };
  }
};
