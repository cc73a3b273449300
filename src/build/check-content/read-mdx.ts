import type { TextTarget, TextToken } from "./document";
import type { Place } from "./read-yaml";

/** An MDX file, taken apart. */
export interface MdxReading {
  /** The YAML between the two lines of `---`, and the line it begins on; undefined when there is none. */
  frontMatter: string | undefined;
  /** Problems of the text below it. */
  errors: (Place & { message: string })[];
  /** Addresses of the headings, as `rehype-slug` makes them. */
  headings: string[];
  targets: TextTarget[];
  tokens: TextToken[];
}

/** The parts of a syntax tree's node that are read here. */
interface TreeNode {
  type: string;
  depth?: number;
  url?: string;
  value?: string;
  tagName?: string;
  properties?: { id?: unknown };
  position?: { start: Place };
  children?: TreeNode[];
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/u;
const START: Place = { line: 1, column: 1 };
const HTML_HEADING = /^h[1-6]$/u;

const visit = (node: TreeNode, see: (node: TreeNode) => void): void => {
  see(node);
  node.children?.forEach((child) => {
    visit(child, see);
  });
};

/** Where the MDX compiler stopped; it gives `line` and `column`, or a `place` that may be a point or a range. */
const placeOfError = (error: unknown): Place => {
  const { line, column } = error as { line?: number | null; column?: number | null };
  return { line: line ?? 1, column: column ?? 1 };
};

/**
 * Takes an MDX file apart and compiles its text as the site does.
 * Front matter is replaced by as many empty lines, so that every place is that of the file.
 */
export const readMdx = async (text: string): Promise<MdxReading> => {
  const match = FRONT_MATTER.exec(text);
  const body = match ? match[0].replace(/[^\n]/gu, "") + text.slice(match[0].length) : text;
  const reading: MdxReading = { frontMatter: match?.[1], errors: [], headings: [], targets: [], tokens: [] };

  const collectMarkdown = () => (tree: TreeNode) => {
    visit(tree, (node) => {
      const { line, column } = node.position?.start ?? START;
      const place: Place = { line, column };
      if (node.type === "heading" && node.depth === 1) {
        reading.errors.push({ ...place, message: "is a second main heading; `heading` above is the first. Begin it with ## instead of #" });
      }
      if (node.type === "heading") {
        visit(node, (child) => {
          if (child.type === "mdxTextExpression") {
            reading.errors.push({ ...place, message: "has a token in a heading, whose address would change with it. Write the heading without it" });
          }
        });
      }
      if (node.type === "link" || node.type === "definition") reading.targets.push({ ...place, kind: "link", target: node.url ?? "" });
      if (node.type === "image") reading.targets.push({ ...place, kind: "picture", target: node.url ?? "" });
      if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
        reading.tokens.push({ ...place, name: (node.value ?? "").trim() });
      }
      if (/^mdxJsx|^mdxjsEsm$/u.test(node.type)) {
        reading.errors.push({ ...place, message: "is code (JSX, import or export), which legal texts do not use. Write it as plain Markdown" });
      }
    });
  };
  const collectHeadings = () => (tree: TreeNode) => {
    visit(tree, ({ type, tagName = "", properties }) => {
      if (type === "element" && HTML_HEADING.test(tagName)) reading.headings.push(String(properties?.id));
    });
  };

  // These packages are ES modules only, and this file is also compiled to CommonJS (gatsby-node): they are imported when needed.
  const [{ compile }, { default: remarkGfm }, { default: rehypeSlug }] = await Promise.all([
    import("@mdx-js/mdx"),
    import("remark-gfm"),
    import("rehype-slug"),
  ]);
  try {
    await compile(body, { remarkPlugins: [remarkGfm, collectMarkdown], rehypePlugins: [rehypeSlug, collectHeadings] });
  } catch (error) {
    const reason = error instanceof Error ? ((error as { reason?: string }).reason ?? error.message) : String(error);
    reading.errors.push({
      ...placeOfError(error),
      message: `does not compile: ${reason.replace(/\s+/gu, " ")}. Look for a { or < that is meant as text and write it in words`,
    });
  }
  return reading;
};
