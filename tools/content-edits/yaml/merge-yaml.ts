/**
 * Puts new values into a YAML text. Printing the whole document would refold lines and move comments, so it cuts the text between
 * entries and rewrites only those that have changed.
 */
import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { pairItems } from "./pair-items";
import { type Position, writeCollection, writeScalar } from "./write-value";

/** An entry, and what separates it from the previous one: line breaks, indent, comments, a list hyphen. */
interface Part {
  glue: string;
  core: string;
}

type Fields = Record<string, unknown>;
type Block = YAMLMap<Node, Node | null> | YAMLSeq<Node>;

const COMMENT_ON_THE_LINE = /[ \t]+#[^\n]*/uy;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** A map or list in block style, not in brackets. */
const isBlock = (node: Node | null): node is Block => isCollection(node) && node.flow !== true && node.items.length > 0;

const startOf = (node: Node): number => node.range?.[0] ?? 0;

/** How a text is cut; positions are character offsets. */
class Source {
  readonly document: Document.Parsed;

  constructor(readonly text: string) {
    this.document = parseDocument(text);
  }

  columnOf(position: number): number {
    return position - (this.text.lastIndexOf("\n", position - 1) + 1);
  }

  /** The end of a value, without the empty lines after a folded text. */
  valueEnd(node: Node): number {
    if (isBlock(node)) return this.endOf(node);
    const [start, end] = node.range ?? [0, 0];
    return start + this.text.slice(start, end).trimEnd().length;
  }

  /** The end of an entry, including the comment on its last line. */
  endOf(node: Node): number {
    if (isBlock(node)) return this.endOfEntry(node.items.at(-1) ?? node);
    const end = this.valueEnd(node);
    COMMENT_ON_THE_LINE.lastIndex = end;
    return end + (COMMENT_ON_THE_LINE.exec(this.text)?.[0].length ?? 0);
  }

  endOfEntry(entry: Node | Pair<Node, Node | null>): number {
    return this.endOf(isNode(entry) ? entry : (entry.value ?? entry.key));
  }

  mergeScalar(node: Node, value: unknown, parent: number): string {
    const position: Position = { parent, own: this.columnOf(startOf(node)) };
    const written = writeScalar(value, position, isScalar(node) ? node.type : undefined);
    const comment = this.text.slice(this.valueEnd(node), this.endOf(node));
    // After the last line of a folded text, a comment would be part of it.
    return /^[>|]/u.test(written) ? written.replace("\n", () => `${comment}\n`) : written + comment;
  }

  /** The text of a value that replaces a node of the same kind; undefined for a different kind. */
  mergeValue(node: Node | null, value: unknown, parent: number): string | undefined {
    if (!node) return undefined;
    if (isDeepStrictEqual(node.toJS(this.document), value)) return this.text.slice(startOf(node), this.endOf(node));
    if (isBlock(node) && isMap(node) && isFields(value) && Object.keys(value).length > 0) return this.mergeMap(node, value);
    if (isBlock(node) && isSeq(node) && Array.isArray(value) && value.length > 0) return this.mergeList(node, value);
    const isSingle = isScalar(node) && this.valueEnd(node) > startOf(node) && (typeof value !== "object" || value === null);
    return isSingle ? this.mergeScalar(node, value, parent) : undefined;
  }

  mergeEntry(pair: Pair<Node, Node | null>, value: unknown, column: number): string {
    const start = startOf(pair.key);
    const merged = this.mergeValue(pair.value, value, column);
    if (merged === undefined) return writeCollection({ [String(pair.key)]: value }, column);
    return this.text.slice(start, pair.value ? startOf(pair.value) : start) + merged;
  }

  /** What precedes each entry of a map or list, from the end of the previous one. */
  gluesOf(node: Block, starts: readonly number[]): string[] {
    return starts.map((start, index) => {
      const before = node.items[index - 1];
      return this.text.slice(before ? this.endOfEntry(before) : startOf(node), start);
    });
  }

  mergeMap(node: YAMLMap<Node, Node | null>, value: Fields): string {
    const column = this.columnOf(startOf(node));
    const glues = this.gluesOf(
      node,
      node.items.map(({ key }) => startOf(key)),
    );
    const parts = new Map<string, Part>();
    node.items.forEach((pair, index) => {
      const key = String(pair.key);
      if (Object.hasOwn(value, key)) parts.set(key, { glue: glues[index] ?? "", core: this.mergeEntry(pair, value[key], column) });
    });
    return joined(withNewFields(parts, value, column), column);
  }

  mergeList(node: YAMLSeq<Node>, items: readonly unknown[]): string {
    const column = this.columnOf(startOf(node));
    const glues = this.gluesOf(node, node.items.map(startOf));
    const spacing = glues.some((glue) => /^\n\s*\n/u.test(glue)) ? "\n\n" : "\n";
    const pairs = pairItems(node.toJS(this.document) as unknown[], items);
    const parts = items.map((item, index): Part => {
      const position = pairs[index] ?? -1;
      const [old, glue] = [node.items[position], glues[position]];
      const core = old && this.mergeValue(old, item, column);
      if (core !== undefined && glue !== undefined) return { glue, core };
      return { glue: `${spacing}${" ".repeat(column)}- `, core: writeCollection([item], column).replace(/^- /u, "") };
    });
    return joined(parts, column);
  }
}

/** Inserts new fields after the one that precedes them in `value`. */
const withNewFields = (parts: ReadonlyMap<string, Part>, value: Fields, column: number): Part[] => {
  const order = [...parts.keys()];
  Object.keys(value).forEach((key, index, keys) => {
    if (!order.includes(key)) order.splice(index === 0 ? 0 : order.indexOf(keys[index - 1] ?? "") + 1, 0, key);
  });
  return order.map((key) => parts.get(key) ?? { glue: "", core: writeCollection({ [key]: value[key] }, column) });
};

/** Joins entries; when the first entry changes, what precedes it changes too. */
const joined = (parts: readonly Part[], column: number): string =>
  parts
    .map(({ glue, core }, index) => {
      if (index === 0) return glue.trimStart() + core;
      return (glue.includes("\n") ? glue : `\n${" ".repeat(column)}${glue}`) + core;
    })
    .join("");

/**
 * Puts `value` into a YAML text of fields. Comments, key order, quotes and line breaks of everything unchanged are kept; the comment
 * above an entry moves with it, except above the first, where it may be about them all. Throws when the result would not equal `value`.
 */
export const mergeYaml = (text: string, value: Fields): string => {
  const source = new Source(text.replaceAll("\r\n", "\n"));
  const root = source.document.contents;
  if (isDeepStrictEqual(parse(source.text), value)) return text;
  const merged = source.mergeValue(root, value, 0);
  if (!root || merged === undefined) throw new Error("The file holds no fields.");
  const result = source.text.slice(0, startOf(root)) + merged + source.text.slice(source.endOf(root));
  if (!isDeepStrictEqual(parse(result), value)) throw new Error("The new values cannot be written into the file without changing others.");
  return text.includes("\r\n") ? result.replaceAll("\n", "\r\n") : result;
};
