/** Writes values in the content's style: two spaces per level, long texts as `>-`, quotes only where needed. */
import { Document, isMap, isSeq, Scalar, visit } from "yaml";

/** The longest line of a folded text, in characters. */
const LINE_WIDTH = 140;
/** Spaces per level. */
const INDENT = 2;
/** A word such as `yes` is text to some YAML readers only, so it is quoted. */
const COMPATIBLE = { compat: "yaml-1.1" } as const;

const isLong = (text: string, column: number): boolean => text.includes("\n") || column + text.length > LINE_WIDTH;

/** Indents every line except the first and empty ones. */
export const indented = (text: string, columns: number): string => text.replace(/\n(?=[^\n])/gu, `\n${" ".repeat(columns)}`);

/** A map or list indented by `columns`, without its leading spaces. */
export const writeCollection = (value: object, columns: number): string => {
  const document = new Document(value, COMPATIBLE);
  visit(document, {
    Scalar: (key, node, ancestors) => {
      const levels = ancestors.filter((ancestor) => isMap(ancestor) || isSeq(ancestor)).length;
      if (key !== "key" && typeof node.value === "string" && isLong(node.value, columns + levels * INDENT)) node.type = Scalar.BLOCK_FOLDED;
    },
  });
  return indented(document.toString({ lineWidth: LINE_WIDTH - columns }).trimEnd(), columns);
};

/** The style of a new text: that of the old one, but folded if it has become too long for its line. */
const typeOf = (value: unknown, column: number, old: Scalar.Type | undefined): Scalar.Type | undefined => {
  if (typeof value !== "string") return undefined;
  if (old !== Scalar.PLAIN) return old;
  return isLong(value, column) ? Scalar.BLOCK_FOLDED : Scalar.PLAIN;
};

/** The position of a value: after a key or hyphen in column `parent`, itself in column `own`; columns count from 0. */
export interface Position {
  parent: number;
  own: number;
}

/** A text, number or boolean that replaces one of type `old`. */
export const writeScalar = (value: unknown, { parent, own }: Position, old?: Scalar.Type): string => {
  const scalar = new Scalar(value);
  const type = typeOf(value, own, old);
  if (type) scalar.type = type;
  const isFolded = type === Scalar.BLOCK_FOLDED;
  const written = new Document({ key: scalar }, COMPATIBLE).toString({ lineWidth: isFolded ? LINE_WIDTH - parent : 0 });
  return indented(written.slice("key: ".length).trimEnd(), parent);
};
