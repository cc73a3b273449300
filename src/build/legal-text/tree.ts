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
