import { type HtmlNode, isElement } from "./tree";

/** What MDX keeps at the top of a text. */
const MODULE_CODE = "mdxjsEsm";

/**
 * Puts each second-level heading of a legal text and all that stands below it into a section of its own, which a page can lay out when it
 * comes near. Last of its kind: the others look for headings and clauses at the top of the text.
 */
export const rehypeSections = () => (tree: HtmlNode) => {
  const blocks: HtmlNode[] = [];
  let section: HtmlNode | undefined;
  for (const node of tree.children ?? []) {
    if (isElement(node, "h2")) {
      section = { type: "element", tagName: "section", properties: {}, children: [] };
      blocks.push(section);
    }
    if (section && node.type !== MODULE_CODE) section.children?.push(node);
    else blocks.push(node);
  }
  tree.children = blocks;
};
