/** The parts of a syntax tree's node that are used here, whether the tree is of Markdown or of HTML. */
export interface TreeNode {
  type: string;
  tagName?: string;
  name?: string;
  value?: string;
  depth?: number;
  url?: string;
  properties?: Record<string, unknown>;
  attributes?: { type: "mdxJsxAttribute"; name: string; value: string }[];
  children?: TreeNode[];
  position?: { start: { line: number; column: number; offset: number } };
}

/** Whether a node is an element with one of these names. */
const isElement = ({ type, tagName = "" }: TreeNode, ...names: string[]): boolean => type === "element" && names.includes(tagName);

/** The text of a node. */
export const wordsOf = ({ value = "", children = [] }: TreeNode): string => value + children.map(wordsOf).join("");

/** Elements in which text is not changed: links, code, headings, and bold words, which name or define something themselves. */
const CLOSED = ["a", "strong", "code", "h1", "h2", "h3", "h4", "h5", "h6"];

/** Replaces each text in a node with other nodes, except in the elements above. */
export const changeTexts = (node: TreeNode, change: (text: TreeNode) => TreeNode[]): void => {
  if (isElement(node, ...CLOSED)) return;
  node.children = node.children?.flatMap((child) => {
    if (child.type === "text") return change(child);
    changeTexts(child, change);
    return [child];
  });
};

/** The number of a clause, such as 1.1. */
const NUMBER = /^\d+(?:\.\d+)+$/u;
const NUMBERED_HEADING = /^(\d+)\. /u;

/** The number of a clause, such as 1.1, at the start of a paragraph, in bold. Undefined for anything else. */
const clauseNumber = (node: TreeNode): string | undefined => {
  const [first] = node.children ?? [];
  if (!first || !isElement(node, "p") || !isElement(first, "strong")) return undefined;
  const words = wordsOf(first);
  return NUMBER.test(words) ? words : undefined;
};

/** The number of a main clause, such as 1, before a full stop at the start of a second-level heading. Undefined for anything else. */
const mainClauseNumber = (node: TreeNode): string | undefined =>
  isElement(node, "h2") ? NUMBERED_HEADING.exec(wordsOf(node))?.[1] : undefined;

/** All clauses of a legal text by their numbers, before it is divided into sections. */
export const clauseNumbersIn = ({ children = [] }: TreeNode): ReadonlyMap<string, TreeNode> => {
  const numbers = new Map<string, TreeNode>();
  for (const node of children) {
    const number = clauseNumber(node) ?? mainClauseNumber(node);
    if (number !== undefined && !numbers.has(number)) numbers.set(number, node);
  }
  return numbers;
};

/** The id of a clause: `clause-1-1` for 1.1. It depends only on the number, not on the words. */
const clauseId = (number: string): string => `clause-${number.replaceAll(".", "-")}`;

/** Gives each numbered clause of a legal text an id. A main clause gets the id on its section ({@link rehypeSections}). */
export const rehypeClauses = () => (tree: TreeNode) => {
  for (const node of tree.children ?? []) {
    const number = clauseNumber(node);
    if (number !== undefined) node.properties = { ...node.properties, id: clauseId(number) };
  }
};

const REFERENCED = /\d+(?:\.\d+)*/u;
/** "clause 9.1", "Section 4", "clauses 6.7, 7 and 10 to 13". */
const REFERENCES = new RegExp(
  String.raw`\b(?:clause|section)s?\s${REFERENCED.source}(?:(?:,|,? and|,? or| to)\s${REFERENCED.source})*`,
  "giu",
);
/** Follows a reference to another text's clause, as in "clause 9 of the Privacy Policy". */
const OF_ANOTHER = /^\s+of\b/u;

/** Words that refer to a clause of the same text. */
interface ClauseReference {
  number: string;
  /** The number, with the word "clause" if it stands directly before it. */
  words: string;
  /** Where the words begin in the text. */
  start: number;
}

/** Finds a text's references to its own clauses. */
export const findClauseReferences = (text: string): ClauseReference[] =>
  [...text.matchAll(REFERENCES)].flatMap(({ 0: list, index }) => {
    if (OF_ANOTHER.test(text.slice(index + list.length))) return [];
    return [...list.matchAll(new RegExp(REFERENCED, "gu"))].map(({ 0: number, index: offset }, position) => {
      const start = position === 0 ? index : index + offset;
      return { number, start, words: text.slice(start, index + offset + number.length) };
    });
  });

const linkText = (text: string, numbers: ReadonlyMap<string, TreeNode>): TreeNode[] => {
  const nodes: TreeNode[] = [];
  let end = 0;
  for (const { number, words, start } of findClauseReferences(text).filter((reference) => numbers.has(reference.number))) {
    if (start > end) nodes.push({ type: "text", value: text.slice(end, start) });
    const link = { type: "element", tagName: "a", properties: { href: `#${clauseId(number)}` } };
    nodes.push({ ...link, children: [{ type: "text", value: words }] });
    end = start + words.length;
  }
  return end < text.length ? [...nodes, { type: "text", value: text.slice(end) }] : nodes;
};

/** Links every reference to a clause to that clause, if the text has it. */
export const rehypeClauseLinks = () => (tree: TreeNode) => {
  const numbers = clauseNumbersIn(tree);
  changeTexts(tree, ({ value = "" }) => linkText(value, numbers));
};

/**
 * Puts each second-level heading of a legal text, with everything below it, into a section; a main clause's section gets the clause's id.
 * Runs last, because the other plugins look for headings and clauses at the top level.
 */
export const rehypeSections = () => (tree: TreeNode) => {
  const blocks: TreeNode[] = [];
  const sections: TreeNode[] = [];
  for (const node of tree.children ?? []) {
    const number = mainClauseNumber(node);
    const properties = number === undefined ? {} : { id: clauseId(number) };
    if (isElement(node, "h2")) sections.push({ type: "element", tagName: "section", properties, children: [] });
    (sections.at(-1)?.children ?? blocks).push(node);
  }
  tree.children = [...blocks, ...sections];
};

/** All elements of a given name in a node. */
const elementsIn = (node: TreeNode, name: string): TreeNode[] =>
  (node.children ?? []).flatMap((child) => (isElement(child, name) ? [child] : elementsIn(child, name)));

/** Labels each table cell of a legal text with its column's heading, which phones show before the cell, where each row becomes a list. */
export const rehypeTableLabels = () => (tree: TreeNode) => {
  for (const table of elementsIn(tree, "table")) {
    const labels = elementsIn(table, "th").map(wordsOf);
    for (const row of elementsIn(table, "tr")) {
      elementsIn(row, "td").forEach((cell, column) => {
        cell.properties = { ...cell.properties, dataLabel: labels[column] };
      });
    }
  }
};

/** The plugins for legal texts, in the order in which they must run after the one for heading ids. */
export const legalTextPlugins = [rehypeClauses, rehypeClauseLinks, rehypeTableLabels, rehypeSections];
