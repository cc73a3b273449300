import { clauseId, mainClauseNumber } from "./rehype-clauses";
import { type HtmlNode, isElement } from "./tree";

/** Nodes that MDX keeps at the top level of a text. */
const MODULE_CODE = "mdxjsEsm";

/**
 * Puts each second-level heading of a legal text, with everything below it, into a section; a main clause's section gets the clause's id.
 * Runs last, because the other plugins look for headings and clauses at the top level.
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
  tree.children = [...blocks, ...sections];
};
