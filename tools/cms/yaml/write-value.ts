/** Writes values as the content has them: two spaces a level, a long text as `>-`, quotes only where they are needed. */
import { Document, isMap, isSeq, Scalar, visit } from "yaml";

/** Longest line of a folded text, in characters. */
const LINE_WIDTH = 140;
/** Spaces a level. */
const INDENT = 2;
/** A word such as `yes` is a text to one reader of YAML and not to another: it is written in quotes. */
const COMPATIBLE = { compat: "yaml-1.1" } as const;

const isLong = (text: string, column: number): boolean => text.includes("\n") || column + text.length > LINE_WIDTH;

/** Indents every line but the first and those that are empty. */
export const indented = (text: string, columns: number): string => text.replace(/\n(?=[^\n])/gu, `\n${" ".repeat(columns)}`);

/** A map or a list as it stands `columns` to the right, from its first character to its last. */
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

/** How a new text is written: as the old one was, folded when it has become too long for its line. */
const typeOf = (value: unknown, column: number, old: Scalar.Type | undefined): Scalar.Type | undefined => {
  if (typeof value !== "string") return undefined;
  if (old !== Scalar.PLAIN) return old;
  return isLong(value, column) ? Scalar.BLOCK_FOLDED : Scalar.PLAIN;
};

/** Where a value is put: behind a key or a hyphen in column `parent`, itself in column `own`; columns count from 0. */
export interface Position {
  parent: number;
  own: number;
}

/** A text, number or truth value that takes the place of one of type `old`. */
export const writeScalar = (value: unknown, { parent, own }: Position, old?: Scalar.Type): string => {
  const scalar = new Scalar(value);
  const type = typeOf(value, own, old);
  if (type) scalar.type = type;
  const isFolded = type === Scalar.BLOCK_FOLDED;
  const written = new Document({ key: scalar }, COMPATIBLE).toString({ lineWidth: isFolded ? LINE_WIDTH - parent : 0 });
  return indented(written.slice("key: ".length).trimEnd(), parent);
};
