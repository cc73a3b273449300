import {
  changeTexts,
  clauseNumbersIn,
  findClauseReferences,
  legalTextPlugins,
  type TreeNode,
  wordsOf,
} from "../legal-markdown/rehype-legal";
import { isTokenName, tokenNames } from "../notation/tokens";
import { didYouMean, list, type Place, placeIn, quote } from "./problem";
import type { Mistake } from "./read-yaml";

/** The text of an MDX file below its front matter. */
export interface Prose {
  mistakes: readonly Mistake[];
  /** The addresses of its headings and clauses; undefined when it could not be read. */
  anchors?: readonly string[];
  links: readonly { target: string; place: Place }[];
}

/** What may be Markdown syntax: anything but letters, digits, spaces and common punctuation, and also what begins a list or an address. */
const SIGN = /[^\p{L}\p{M}\p{N} ,;.:()'"’“”–-]|\d[.)]\s|www\./gu;
/** The most such characters in a text, ten times as many as in the longest legal text: parsing time grows with their square. */
const MAX_SIGNS = 10_000;

/** What goes beyond Markdown, by type of node, and the parts of Markdown that legal pages do not show. */
const REFUSED: readonly (readonly [type: RegExp, message: string])[] = [
  [/^mdxJsx|^mdxjsEsm$/u, "is code (a tag, an import or an export), and legal texts are plain Markdown. Write it in words"],
  [/^footnote/u, "is a footnote, which legal pages do not show. Write it into the sentence, or as a clause of its own"],
  [/^image/u, "is a picture, which legal pages do not show. Describe it in words"],
  [/^delete/u, "is struck through, but a legal text is no draft. Remove it, or the ~~ around it"],
];

/** The compiler's messages, and our own for editors; the first match is used. */
const FIXES: readonly (readonly [RegExp, string])[] = [
  [/import\/exports/u, "begins with `import` or `export`, which is code. Begin with another word"],
  [/`!` .*before name/u, "has a comment in <!-- -->, which MDX does not know. Remove it"],
  [/closing brace|acorn/u, "has a { that begins no token. Write a token such as {product}, or say it in words"],
  [/./u, "has a < that reads as a tag. Write an address as [words](https://...), and anything else in words"],
];

/** A node and all below it. */
const within = (node: TreeNode): TreeNode[] => [node, ...(node.children ?? []).flatMap(within)];

const placeOf = ({ position }: TreeNode): Place => ({ line: position?.start.line ?? 1, column: position?.start.column ?? 1 });

/** The place of a piece of a node's text. */
const placeOfPiece = (piece: string, { position }: TreeNode, text: string): Place =>
  placeIn(text, text.indexOf(piece, position?.start.offset));

/** What is wrong with a node; the only code allowed is a brand token in braces. */
const refusal = (node: TreeNode): string | undefined => {
  const { type, depth, value } = node;
  const name = (value ?? "").trim();
  if (type === "heading" && depth === 1) return "is a main heading, which the page has already. Begin it with ##";
  if (type === "heading" && wordsOf(node).trim() === "") return "is a heading without words. Write them, or remove it";
  if (!/^mdx\w+Expression$/u.test(type)) return REFUSED.find(([pattern]) => pattern.test(type))?.[1];
  if (isTokenName(name)) return undefined;
  if (name.startsWith("claim.")) return `names ${quote(`{${name}}`)}, but legal texts bind as accepted. Write the figure itself`;
  const known = list(tokenNames.map((token) => `{${token}}`));
  return `names ${quote(`{${name}}`)}, which is not a token. ${didYouMean(name, tokenNames, `Use one of ${known}`)}`;
};

/** Markdown that would be shown as plain text, because something in it is missing or superfluous. */
const leftoverIn = (node: TreeNode, text: string): Mistake[] => {
  const [piece] =
    /\*\*|\] ?\((?=\/|https?:|mailto:)|\][([]|\[\^|^#{2,6}(?=[^#\s])/mu.exec(node.type === "text" ? (node.value ?? "") : "") ?? [];
  if (piece === undefined) return [];
  const message = `would show ${quote(piece)} as it stands. Write **words**, [words](/address) or ## Words, or remove it`;
  return [{ place: placeOfPiece(piece, node, text), message }];
};

/** Clauses whose number is not the next one; failing that, the first mention of each clause that the text lacks, which would be no link. */
const wrongClauses = (tree: TreeNode, text: string): Mistake[] => {
  const clauses = clauseNumbersIn(tree);
  const last = new Map<string, number>();
  const mistakes = [...clauses].flatMap(([number, node]): Mistake[] => {
    const [, main = "", own] = /^(.*\.)?(\d+)$/u.exec(number) ?? [];
    const next = (last.get(main) ?? 0) + 1;
    last.set(main, Number(own));
    if (Number(own) === next) return [];
    const message = `has the number ${number}, but ${main}${next} is next. Number without a gap, and write “Not used.” for a clause that has gone`;
    return [{ place: placeOf(node), message }];
  });
  if (mistakes.length > 0) return mistakes;
  const numbers = new Set(clauses.keys());
  changeTexts(tree, (node: TreeNode) => {
    for (const { number, words } of findClauseReferences(node.value ?? "")) {
      if (numbers.has(number)) continue;
      numbers.add(number);
      const message = `mentions clause ${number}, which this text does not have. Correct the number, or say whose clause it is: “clause ${number} of the Privacy Policy”`;
      mistakes.push({ place: placeOfPiece(words, node, text), message });
    }
    return [node];
  });
  return mistakes;
};

/** Splits an MDX file into its front matter and its body, with empty lines where the front matter was, so that places match the file. */
export const splitMdx = (text: string): { frontMatter: string; body: string } | undefined => {
  const [whole, frontMatter = ""] = /^---\r?\n(.*?)^---[ \t]*\r?$/msu.exec(text) ?? [];
  return whole === undefined ? undefined : { frontMatter, body: whole.replace(/[^\n]/gu, "") + text.slice(whole.length) };
};

/** Reads a text as the site compiles it. The compiler is an ES module, and gatsby-node is not: hence the dynamic import. */
export const readProse = async (body: string): Promise<Prose> => {
  const signs = body.match(SIGN)?.length ?? 0;
  if (body.trim() === "" || signs > MAX_SIGNS) {
    const message =
      signs > MAX_SIGNS
        ? `begins a text with ${signs} signs such as * [ and |. Remove what was pasted`
        : "is followed by no text. Write it";
    return { mistakes: [{ place: placeIn(body, body.search(/\S|\n?$/u)), message }], links: [] };
  }
  const [{ createProcessor }, { default: remarkGfm }, { default: rehypeSlug }] = await Promise.all([
    import("@mdx-js/mdx"),
    import("remark-gfm"),
    import("rehype-slug"),
  ]);
  const mistakes: Mistake[] = [];
  const anchors: string[] = [];
  const collectClauses = () => (tree: TreeNode) => void mistakes.push(...wrongClauses(tree, body));
  const collectAnchors = () => (tree: TreeNode) => {
    for (const node of within(tree)) {
      const id = node.properties?.id;
      if (typeof id !== "string") continue;
      // A section begins with its heading, and has no place of its own.
      const place = placeOf(node.position ? node : (node.children?.[0] ?? node));
      if (anchors.includes(id))
        mistakes.push({ place, message: `has the address #${id}, as one before it. Give each clause its own number` });
      anchors.push(id);
    }
  };
  try {
    const rehypePlugins = [rehypeSlug, collectClauses, ...legalTextPlugins, collectAnchors];
    const processor = createProcessor({ remarkPlugins: [[remarkGfm, { singleTilde: false }]], rehypePlugins });
    const tree = processor.parse(body);
    const nodes = within(tree as TreeNode);
    const links = nodes
      .filter(({ type }) => type === "link" || type === "definition")
      .map((node) => ({ target: node.url ?? "", place: placeOf(node) }));
    const refused = nodes.flatMap((node): Mistake[] => {
      const message = refusal(node);
      return message === undefined ? leftoverIn(node, body) : [{ place: placeOf(node), message }];
    });
    if (refused.length > 0) return { mistakes: refused, links };
    await processor.run(tree);
    return { mistakes, anchors, links };
  } catch (error) {
    const { line, column, reason } = error as { line?: number | null; column?: number | null; reason?: string };
    const message = FIXES.find(([pattern]) => pattern.test(reason ?? String(error)))?.[1] ?? "";
    return { mistakes: [{ place: { line: line ?? 1, column: column ?? 1 }, message }], links: [] };
  }
};
