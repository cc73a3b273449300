import { findTokens, isTokenName } from "../../content-model/tokens";
import { findClauseReferences } from "../../legal-markdown/rehype-clause-links";
import { clauseNumbersIn } from "../../legal-markdown/rehype-clauses";
import { legalTextPlugins } from "../../legal-markdown/rehype-plugins";
import { changeTexts, isElement, wordsOf } from "../../legal-markdown/tree";
import { type Place, START } from "../problem";
import { placeAfter } from "../read-text";
import { digestOf, once } from "../result-cache";
import { nodeMistake } from "../single-file/legal-nodes";
import { sentenceMistakes } from "../single-file/legal-sentences";
import { type MarkdownNode, structureMistakes, type TextMistake } from "../single-file/legal-structure";
import { mdxFailure } from "../single-file/mdx-syntax";
import type { RunningText, TextLink, TextToken } from "./document";
import { findWritten } from "./find-written";

/** An MDX file, taken apart. */
export interface MdxReading {
  /** The YAML between the two lines of `---`; undefined when there is none. */
  frontMatter: string | undefined;
  /** The problems of the text below it. */
  errors: TextMistake[];
  /** Addresses of the headings, as `rehype-slug` makes them, of clauses and of defined words; undefined when the text does not compile. */
  anchors: string[] | undefined;
  /** The words of the headings, by their addresses; empty when the text does not compile. */
  headings: ReadonlyMap<string, string>;
  links: TextLink[];
  tokens: TextToken[];
  texts: RunningText[];
}

/** The same without functions, so that it can be kept in a file. */
type KeptReading = Omit<MdxReading, "texts"> & { texts: { value: string; position: NonNullable<MarkdownNode["position"]> }[] };

/** The parts of a syntax tree node used here. */
interface TreeNode extends MarkdownNode {
  depth?: number;
  checked?: boolean | null;
  url?: string;
  properties?: { id?: unknown };
  children?: TreeNode[];
}

/** Front matter begins below its first line of `---`. */
export const FRONT_MATTER_LINE = 2;

/** What may be Markdown syntax: anything but letters, digits, spaces and common punctuation, and also list markers. */
const SIGN = /[^\p{L}\p{M}\p{N} ,;.:()'"’“”–-]|\d[.)]\s/gu;

/** The most such characters in a text, ten times as many as in the longest legal text. Parsing time grows with their square. */
const MAX_SIGNS = 10_000;

/** Splits a file as gray-matter does for the site: front matter ends before the first line that begins with `---`. */
export const splitFrontMatter = (text: string): { frontMatter: string | undefined; whole: string; closing: string } => {
  const [opening] = /^\uFEFF?---\r?\n/u.exec(text) ?? [];
  const end = text.indexOf("\n---", 3) + 1;
  if (opening === undefined || end === 0) return { frontMatter: undefined, whole: "", closing: "" };
  const [closing] = /.*\n?/u.exec(text.slice(end)) ?? [""];
  return { frontMatter: text.slice(opening.length, end), whole: text.slice(0, end + closing.length), closing };
};

/** The text below the front matter. */
export const bodyOf = (text: string): string => text.slice(splitFrontMatter(text).whole.length);

/** A node and all below it. */
const within = (node: TreeNode): TreeNode[] => [node, ...(node.children ?? []).flatMap(within)];

/** The MDX compiler and the plugins of `gatsby-config.ts`. Imported dynamically: they are ES modules, and gatsby-node is CommonJS. */
const loadCompiler = () => Promise.all([import("@mdx-js/mdx"), import("remark-gfm"), import("rehype-slug")]);

const isExpression = ({ type }: TreeNode): boolean => type === "mdxTextExpression" || type === "mdxFlowExpression";
const isCode = ({ type }: TreeNode): boolean => type === "inlineCode" || type === "code";
const isComponent = ({ type }: TreeNode): boolean => type.startsWith("mdxJsx") || type === "mdxjsEsm";

/** What legal texts may not contain; the first match for a node counts. */
const refusals: readonly { fits: (node: TreeNode) => boolean; message: string }[] = [
  {
    fits: ({ type, depth }) => type === "heading" && depth === 1,
    message: "is a second main heading (h1); `heading` above is the first. Begin it with ## instead of #",
  },
  {
    fits: (node) => node.type === "heading" && within(node).some(isExpression),
    message: "has a token in a heading, whose address would change with it. Write the heading without it",
  },
  { fits: isComponent, message: "is code (a tag, import or export), which is not allowed in legal texts. Write it as plain Markdown" },
  {
    fits: ({ type }) => type === "image" || type === "imageReference",
    message: "is a picture, which is not allowed in legal texts. Describe it in words",
  },
  {
    fits: ({ type }) => type === "code",
    message: "is shown as program code because of the ``` line before it. Delete that line and its counterpart",
  },
  { fits: ({ type }) => type === "delete", message: "is struck through by its ~~. Delete the words or the ~~" },
  { fits: ({ checked }) => typeof checked === "boolean", message: "is a task-list entry. Remove the [ ] before it" },
  {
    fits: (node) => isCode(node) && findTokens(node.value ?? "").some(({ name }) => isTokenName(name)),
    message: "has a token inside code, where tokens are not replaced. Write it without the backticks",
  },
];

/** A text node whose characters can be located in the file. */
const runningText = (body: string, value: string, { start, end }: NonNullable<TreeNode["position"]>): RunningText => ({
  value,
  placeAt: (offset) => {
    const written = body.slice(start.offset, end.offset);
    const { line, column } = placeAfter(written.slice(0, findWritten(written, value, offset) ?? 0));
    return { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column };
  },
});

/** Collects a text's words, links and tokens, and reports what is not allowed in it. */
const inspect = (tree: TreeNode, body: string, reading: KeptReading): void => {
  for (const node of within(tree)) {
    const { line, column } = node.position?.start ?? START;
    const place: Place = { line, column };
    const refusal = refusals.find(({ fits }) => fits(node));
    const mistake = nodeMistake(node, body) ?? (refusal && { place, message: refusal.message });
    if (mistake) reading.errors.push(mistake);
    if (node.type === "link" || node.type === "definition") reading.links.push({ ...place, target: node.url ?? "", words: wordsOf(node) });
    if (node.type === "text" && node.position) reading.texts.push({ value: node.value ?? "", position: node.position });
    if (isExpression(node)) reading.tokens.push({ ...place, name: (node.value ?? "").trim() });
  }
};

/** Reports the first mention of each missing clause. */
const checkReferences = (tree: TreeNode, body: string, reading: KeptReading): void => {
  const numbers = clauseNumbersIn(tree);
  changeTexts(tree, (text: TreeNode) => {
    for (const { number, start } of findClauseReferences(text.value ?? "")) {
      if (numbers.has(number) || !text.position) continue;
      numbers.add(number);
      const message = `mentions clause ${number}, which does not exist in this text. Correct the number, or say whose clause it is, as in “clause ${number} of the Privacy Policy”`;
      reading.errors.push({ place: runningText(body, text.value ?? "", text.position).placeAt(start), message });
    }
    return [text];
  });
};

/** Adds mistakes, but only one per line. */
const addMistakes = (mistakes: readonly TextMistake[], { errors }: KeptReading): void => {
  errors.push(...mistakes.filter(({ place }) => errors.every((found) => found.place.line !== place.line)));
};

const takeApart = async ({ frontMatter, whole, closing }: ReturnType<typeof splitFrontMatter>, body: string): Promise<KeptReading> => {
  const reading: KeptReading = { frontMatter, errors: [], anchors: undefined, headings: new Map(), links: [], tokens: [], texts: [] };
  const place = { line: whole.trimEnd().split("\n").length, column: 1 };
  if (!/^(---)?\s*$/u.test(closing)) {
    reading.errors.push({ place, message: "ends the front matter because it begins with ---. Keep only the three hyphens" });
  }
  if (frontMatter !== undefined && body.trim() === "") {
    reading.errors.push({ place, message: "is not followed by any text. Write the document below it" });
    return reading;
  }
  const signs = body.match(SIGN)?.length ?? 0;
  if (signs > MAX_SIGNS) {
    reading.errors.push({
      place,
      message: `is followed by ${signs} special characters such as * [ # and |, too many to have been typed. Remove what was pasted`,
    });
    return reading;
  }

  const [{ createProcessor }, { default: remarkGfm }, { default: rehypeSlug }] = await loadCompiler();
  const anchors: string[] = [];
  const collectAnchors = () => (tree: TreeNode) => {
    anchors.push(...within(tree).flatMap(({ properties }) => (typeof properties?.id === "string" ? properties.id : [])));
    const headings = within(tree).filter((node) => isElement(node, "h2", "h3", "h4", "h5", "h6"));
    reading.headings = new Map(headings.map((node) => [String(node.properties?.id), wordsOf(node)]));
  };
  const collectMistakes = () => (tree: TreeNode) => {
    addMistakes(structureMistakes(tree), reading);
    // A clause whose own number is damaged is the cause, and every mention of it only a consequence.
    if (reading.errors.every(({ isAdvice }) => isAdvice)) checkReferences(tree, body, reading);
  };
  try {
    const processor = createProcessor({
      remarkPlugins: [remarkGfm],
      rehypePlugins: [rehypeSlug, collectMistakes, ...legalTextPlugins, collectAnchors],
    });
    const tree = processor.parse(body);
    inspect(tree, body, reading);
    await processor.run(tree);
    addMistakes(sentenceMistakes(tree), reading);
    reading.anchors = anchors;
  } catch (error) {
    reading.errors.push(mdxFailure(error));
  }
  return reading;
};

/**
 * Takes an MDX file apart and compiles its text as the site does, only once for each text, because the compiler is slow to load and to run.
 * Front matter is replaced with as many empty lines, so that places match the file.
 */
export const readMdx = async (text: string): Promise<MdxReading> => {
  const split = splitFrontMatter(text);
  const body = split.whole.replace(/[^\n]/gu, "") + text.slice(split.whole.length);
  const reading = await once(`mdx ${digestOf(text)}`, () => takeApart(split, body));
  return { ...reading, texts: reading.texts.map(({ value, position }) => runningText(body, value, position)) };
};
