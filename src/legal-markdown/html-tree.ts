/** The parts of an HTML syntax node that are used here. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

/** Whether a node is an element with one of these names. */
export const isElement = ({ type, tagName = "" }: HtmlNode, ...names: string[]): boolean => type === "element" && names.includes(tagName);

/** The text of a node. */
export const wordsOf = ({ value = "", children = [] }: HtmlNode): string => value + children.map(wordsOf).join("");

/** Elements in which text is not changed: links, code, headings, and bold words, which name or define something themselves. */
const CLOSED = ["a", "strong", "code", "h1", "h2", "h3", "h4", "h5", "h6"];

/** Replaces each text in a node with other nodes, except in the elements above. */
export const changeTexts = (node: HtmlNode, change: (text: HtmlNode) => HtmlNode[]): void => {
  if (isElement(node, ...CLOSED)) return;
  node.children = node.children?.flatMap((child) => {
    if (child.type === "text") return change(child);
    changeTexts(child, change);
    return [child];
  });
};
