/** Writes YAML in the content's style, and puts new values into an existing file while keeping its notation. */
import { isDeepStrictEqual } from "node:util";
import { applyPatch, structuredPatch } from "diff";
import { Document, isMap, isScalar, isSeq, type Node, parseDocument, Scalar, visit, type YAMLMap, type YAMLSeq } from "yaml";

type Fields = Record<string, unknown>;

const LINE_WIDTH = 140;
/** Quotes words such as `yes`, which only some YAML readers take for text. */
const COMPATIBLE = { compat: "yaml-1.1" } as const;

/** Marks a comment next to a value. The content check asks for two spaces before it, but the printer writes only one. */
const BESIDE = "\0";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isFields = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value);

/** Prints a document. Long texts and those with line breaks are folded (`>-`); texts are quoted only where necessary. */
const print = (document: Document.Parsed | Document): string => {
  visit(document, {
    Scalar: (key, node, ancestors) => {
      if (node.comment) node.comment = node.comment.replace(/^(?!\0)/u, BESIDE);
      if (key === "key" || typeof node.value !== "string" || (node.type ?? Scalar.PLAIN) !== Scalar.PLAIN) return;
      const column = 2 * ancestors.filter((ancestor) => isMap(ancestor) || isSeq(ancestor)).length;
      if (node.value.includes("\n") || column + node.value.length > LINE_WIDTH) node.type = Scalar.BLOCK_FOLDED;
    },
  });
  const commentString = (comment: string) => (comment.startsWith(BESIDE) ? ` #${comment.slice(1)}` : comment.replace(/^/gmu, "#"));
  return document.toString({ lineWidth: LINE_WIDTH, flowCollectionPadding: false, commentString });
};

/** A new file with these values. */
export const writeYaml = (value: Fields): string => print(new Document(value, COMPATIBLE));

/** How many fields two entries have in common. */
const likeness = (one: unknown, other: unknown): number =>
  isFields(one) && isFields(other) ? Object.entries(one).filter(([key, value]) => isDeepStrictEqual(value, other[key])).length : 0;

/**
 * The former position of each entry of a list: that of an equal entry anywhere, otherwise the same position if the lists are equally long,
 * otherwise that of the most similar entry. Undefined for a new entry.
 */
const formerPositions = (before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] => {
  const free = new Set(before.keys());
  const take = (position: number | undefined): number | undefined => {
    if (position !== undefined) free.delete(position);
    return position;
  };
  const equal = after.map((item) => take([...free].find((position) => isDeepStrictEqual(before[position], item))));
  return after.map((item, index) => {
    if (equal[index] !== undefined) return equal[index];
    if (before.length === after.length && free.has(index)) return take(index);
    const [best] = [...free].sort((a, b) => likeness(before[b], item) - likeness(before[a], item));
    return best !== undefined && likeness(before[best], item) > 0 ? take(best) : undefined;
  });
};

const containsValue = (text: string, value: Fields): boolean => {
  const document = parseDocument(text);
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), value);
};

/** Puts values into the nodes of a document, which have its comments and notation. */
class Merger {
  constructor(readonly document: Document.Parsed) {}

  merge(node: Node | null, value: unknown): Node {
    if (isMap<Node, Node | null>(node) && isFields(value)) return this.mergeMap(node, value);
    if (isSeq<Node>(node) && Array.isArray(value) && value.length > 0) return this.mergeList(node, value);
    if (!isScalar(node) || isObject(value)) return this.document.createNode(value);
    node.value = value;
    return node;
  }

  /** New fields follow the one that precedes them in `value`. */
  mergeMap(node: YAMLMap<Node, Node | null>, value: Fields): Node {
    node.items = node.items.filter(({ key }) => Object.hasOwn(value, String(key)));
    Object.keys(value).forEach((key, index, keys) => {
      const pair = node.items.find((candidate) => String(candidate.key) === key);
      if (pair) pair.value = this.merge(pair.value, value[key]);
      else {
        const previous = node.items.findIndex((candidate) => String(candidate.key) === keys[index - 1]);
        node.items.splice(previous + 1, 0, this.document.createPair(key, value[key]) as (typeof node.items)[number]);
      }
    });
    return node;
  }

  mergeList(node: YAMLSeq<Node>, items: readonly unknown[]): Node {
    const old = node.items;
    const isSpaced = old.some(({ spaceBefore }) => spaceBefore);
    const positions = formerPositions(node.toJS(this.document) as unknown[], items);
    node.items = items.map((item, index) => {
      const former = old[positions[index] ?? -1];
      if (former) return this.merge(former, item);
      return Object.assign(this.document.createNode(item) as Node, { spaceBefore: isSpaced });
    });
    if (node.items[0]) node.items[0].spaceBefore = false;
    return node;
  }
}

/**
 * Puts `value` into a YAML text of fields, and keeps comments, quotes and the order of fields. Printing a document refolds its long texts,
 * so changes caused by printing alone are undone, line by line, wherever that does not affect the values. The comment above an entry moves
 * with it, except above the first, where it may be about all of them.
 */
export const mergeYaml = (text: string, value: Fields): string => {
  const [mark = ""] = /^\uFEFF?/u.exec(text) ?? [];
  const source = text.slice(mark.length).replaceAll("\r\n", "\n");
  const document = parseDocument(source, COMPATIBLE);
  if (!isMap(document.contents)) throw new Error("The file contains no fields.");
  if (isDeepStrictEqual(document.toJS(), value)) return text;
  const notation = structuredPatch("", "", print(document), source, "", "", { context: 0 });
  new Merger(document).merge(document.contents, value);
  // A line dropped by printing could be restored only by its line number, where another line may be now.
  const hunks = notation.hunks.filter(({ oldLines }) => oldLines > 0);
  const result = hunks.reduce((printed, hunk) => {
    const asWritten = applyPatch(printed, { ...notation, hunks: [hunk] });
    return asWritten !== false && containsValue(asWritten, value) ? asWritten : printed;
  }, print(document));
  if (!containsValue(result, value)) throw new Error("The file cannot be written with these values.");
  return mark + (text.includes("\r\n") ? result.replaceAll("\n", "\r\n") : result);
};
