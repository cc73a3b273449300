import { type HtmlNode, isElement, wordsOf } from "./tree";

/** All elements of a given name in a node. */
const elementsIn = (node: HtmlNode, name: string): HtmlNode[] =>
  (node.children ?? []).flatMap((child) => (isElement(child, name) ? [child] : elementsIn(child, name)));

/** Labels each table cell of a legal text with its column's heading, which phones show before the cell, as each row becomes a list. */
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
