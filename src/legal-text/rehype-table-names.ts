import { type HtmlNode, isElement } from "./tree";

/**
 * Names each table of a legal text after the heading above it: it scrolls sideways in a narrow window, so the keyboard stops at it, and a
 * screen reader says its name.
 */
export const rehypeTableNames = () => (tree: HtmlNode) => {
  let headingId: unknown;
  for (const node of tree.children ?? []) {
    if (isElement(node, "h1", "h2", "h3", "h4", "h5", "h6")) headingId = node.properties?.id;
    if (isElement(node, "table") && headingId !== undefined) node.properties = { ...node.properties, ariaLabelledBy: headingId };
  }
};
