/** Puts new values into a YAML text with the library's own document: comments, order and quotes stay. */
import { isDeepStrictEqual } from "node:util";
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

type Fields = Record<string, unknown>;

/** The longest line of the content, in characters. */
const LINE_WIDTH = 140;
/** A word such as `yes` is text to some YAML readers only, so it is quoted. */
const COMPATIBLE = { compat: "yaml-1.1" } as const;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** Marks a comment that stands behind a value: two spaces set it off, for with one the content check takes it for text cut off. */
const BEHIND = "\u0001";
const commentString = (comment: string): string =>
  comment.startsWith(BEHIND) ? ` #${comment.slice(1)}` : comment.replace(/^(?!$)(?: $)?/gmu, "#");

/** Writes a document in the content's form: new long texts as `>-`. */
const write = (document: Document | Document.Parsed): string => {
  visit(document, {
    Scalar: (key, node, { length }) => {
      if (typeof node.comment === "string" && !node.comment.includes("\n")) node.comment = BEHIND + node.comment;
      const isLong = typeof node.value === "string" && (node.value.includes("\n") || node.value.length + length * 2 > LINE_WIDTH);
      if (key !== "key" && isLong) node.type ??= Scalar.BLOCK_FOLDED;
    },
  });
  return document.toString({ lineWidth: LINE_WIDTH, commentString });
};

/** A value as a new YAML text. */
export const writeYaml = (value: object): string => write(new Document(value, COMPATIBLE));

/** For each entry of a list, the position of what it was: an equal entry, or the one in its place if that is nobody else's. */
const formerPositions = (before: readonly unknown[], after: readonly unknown[]): number[] => {
  const equal = after.map((item, index) =>
    isDeepStrictEqual(before[index], item) ? index : before.findIndex((candidate) => isDeepStrictEqual(candidate, item)),
  );
  return equal.map((position, index) => (position >= 0 || equal.includes(index) ? position : index));
};

class Merge {
  constructor(private readonly document: Document.Parsed) {}

  /** The node for a value: the one that it had, with what has changed, or a new one. */
  merged(node: Node | null, value: unknown): Node {
    if (node && isDeepStrictEqual(node.toJS(this.document), value)) return node;
    if (isMap<Node, Node | null>(node) && isFields(value)) return this.mergedMap(node, value);
    if (isSeq<Node>(node) && Array.isArray(value)) return this.mergedList(node, value);
    if (!isScalar(node) || typeof value === "object") return this.document.createNode(value);
    node.value = value;
    const isQuoted = node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE;
    if (!isQuoted) delete node.type;
    return node;
  }

  private mergedMap(node: YAMLMap<Node, Node | null>, value: Fields): Node {
    const pairs = node.items.filter(({ key }) => Object.hasOwn(value, String(key)));
    Object.entries(value).forEach(([name, field], index, fields) => {
      const pair = pairs.find(({ key }) => String(key) === name);
      if (pair) pair.value = this.merged(pair.value, field);
      else {
        const place = pairs.findIndex(({ key }) => String(key) === fields[index - 1]?.[0]) + 1;
        pairs.splice(place, 0, this.document.createPair(name, field) as Pair<Node, Node | null>);
      }
    });
    node.items = pairs;
    return node;
  }

  private mergedList(node: YAMLSeq<Node>, items: readonly unknown[]): Node {
    const before = node.items;
    const taken = new Set<number>();
    node.items = formerPositions(node.toJS(this.document) as unknown[], items).map((position, index) => {
      const isFree = !taken.has(position);
      taken.add(position);
      return this.merged(isFree ? (before[position] ?? null) : null, items[index]);
    });
    return node;
  }
}

/**
 * Puts `value` into a YAML text of fields, with the comments, the order and the quotes of what stays. Long texts of the file are folded
 * anew. Throws when the result would not equal `value`.
 */
export const mergeYaml = (text: string, value: Fields): string => {
  const document = parseDocument(text.replaceAll("\r\n", "\n"), COMPATIBLE);
  if (!isMap(document.contents)) throw new Error("The file holds no fields.");
  if (isDeepStrictEqual(document.toJS(), value)) return text;
  new Merge(document).merged(document.contents, value);
  const result = write(document);
  if (!isDeepStrictEqual(parse(result), value)) throw new Error("The new values cannot be written into the file without changing others.");
  return text.includes("\r\n") ? result.replaceAll("\n", "\r\n") : result;
};
