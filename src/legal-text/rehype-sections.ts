import { clauseId, mainClauseNumber } from "./rehype-clauses";
import { type HtmlNode, isElement } from "./tree";

/** What MDX keeps at the top of a text. */
const MODULE_CODE = "mdxjsEsm";

/** How many sections come at once after a change of the page: with the page's head they fill a window. */
const AT_ONCE = 2;

/**
 * Puts each second-level heading of a legal text and all that stands below it into a section of its own, which a page can lay out when it
 * comes near, with the address of a main clause where it is one, and all but the first sections into a `LaterSections`, which a page can render after them. Last of its kind: the others look
 * for headings and clauses at the top of the text.
 */
export const rehypeSections = () => (tree: HtmlNode) => {
  const blocks: HtmlNode[] = [];
  const sections: HtmlNode[] = [];
  for (const node of tree.children ?? []) {
    const number = mainClauseNumber(node);
    const properties = number === undefined ? {} : { id: clauseId(number) };
    if (isElement(node, "h2")) sections.push({ type: "element", tagName: "section", properties, children: [] });
    const section = sections.at(-1);
    if (section && node.type !== MODULE_CODE) section.children?.push(node);
    else blocks.push(node);
  }
  const later = sections.splice(AT_ONCE);
  tree.children = [...blocks, ...sections];
  if (later.length > 0) tree.children.push({ type: "mdxJsxFlowElement", name: "LaterSections", attributes: [], children: later });
};
