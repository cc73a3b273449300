import { type HtmlNode, isElement, wordsOf } from "./tree";

/** All elements of a name in a node. */
const elementsIn = (node: HtmlNode, name: string): HtmlNode[] =>
  (node.children ?? []).flatMap((child) => (isElement(child, name) ? [child] : elementsIn(child, name)));

/** Gives each cell of a legal text's tables the words at the head of its column: on a phone, where a row is a list, they stand before it. */
export const rehypeTableLabels = () => (tree: HtmlNode) => {
  for (const table of elementsIn(tree, "table")) {
    const labels = elementsIn(table, "th").map(wordsOf);
    for (const row of elementsIn(table, "tr")) {
      elementsIn(row, "td").forEach((cell, column) => {
        cell.properties = { ...cell.properties, dataLabel: labels[column] };
      });
    }
  }
};
