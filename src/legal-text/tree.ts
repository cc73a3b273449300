/** The parts of an HTML syntax tree's node, with MDX in it, that are read and changed here. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  /** The name of an MDX element. */
  name?: string | null;
  value?: string;
  properties?: Record<string, unknown>;
  attributes?: { type: "mdxJsxAttribute"; name: string; value: string }[];
  children?: HtmlNode[];
}

/** Whether a node is an element of one of these names. */
export const isElement = ({ type, tagName = "" }: HtmlNode, ...names: string[]): boolean => type === "element" && names.includes(tagName);

/** All words in a node. */
export const wordsOf = ({ value = "", children = [] }: HtmlNode): string => value + children.map(wordsOf).join("");

/** What may not be linked again or in the middle of: links, headings, and words in bold, which name or define something themselves. */
const CLOSED = ["a", "strong", "code", "h1", "h2", "h3", "h4", "h5", "h6"];

/** Puts other nodes in the place of each text in a node, but for texts that hold no link. */
export const changeTexts = (node: HtmlNode, change: (text: HtmlNode) => HtmlNode[]): void => {
  if (isElement(node, ...CLOSED)) return;
  node.children = node.children?.flatMap((child) => {
    if (child.type === "text") return change(child);
    changeTexts(child, change);
    return [child];
  });
};
