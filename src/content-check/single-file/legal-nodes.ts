/** The lists, tables and paragraphs of a legal text. */
import { NUMBER } from "../../legal-markdown/rehype-clauses";
import { type MarkdownNode, placeOf, type TextMistake } from "./legal-structure";

/** Any text below a node. */
const textOf = ({ value = "", children = [] }: MarkdownNode): string => value + children.map(textOf).join("");

/** Markdown numbers a list from its first number and ignores the others, so a gap in the source is not shown. */
const listMistake = ({ ordered, start, children = [] }: MarkdownNode, body: string): TextMistake | undefined => {
  if (ordered !== true) return undefined;
  const written = children.map(({ position }) => Number.parseInt(body.slice(position?.start.offset), 10));
  const wrong = written.findIndex((number, index) => number !== (start ?? 1) + index);
  const item = children[wrong];
  // An author who repeats one number leaves the numbering to Markdown.
  return item && new Set(written).size > 1
    ? {
        place: placeOf(item),
        message: `is numbered ${written[wrong]}, but shown as ${(start ?? 1) + wrong}. Number the entries of a list without gaps`,
      }
    : undefined;
};

/** Every row of a table has as many cells as the first (any more are not shown), and no cell is empty. */
const rowMistake = ({ align, children = [] }: MarkdownNode): TextMistake | undefined => {
  const size = align?.length ?? 0;
  const row = children.find((candidate) => (candidate.children ?? []).length !== size);
  if (row)
    return {
      place: placeOf(row),
      message: `has ${row.children?.length ?? 0} ${row.children?.length === 1 ? "cell" : "cells"}, but the first row has ${size}. Add or join cells`,
    };
  // The first cell may be empty: it is in the corner between the row and the column headings.
  const [, ...cells] = children.flatMap(({ children: own = [] }) => own);
  const empty = cells.find((cell) => textOf(cell).trim() === "");
  return empty && { place: placeOf(empty), message: "has an empty cell. Restore its words, or write a dash", isAdvice: true };
};

/** A clause number in the middle of a paragraph, or a list entry that is shown as part of the text before it. */
const paragraphMistake = (node: MarkdownNode, body: string): TextMistake | undefined => {
  const clause = (node.children ?? []).slice(1).find((child) => child.type === "strong" && NUMBER.test(textOf(child)));
  if (clause) {
    const number = textOf(clause);
    return {
      place: placeOf(clause),
      message: `is the clause number ${number} within a paragraph. Leave an empty line before it, or remove its ** if it only mentions the clause`,
    };
  }
  const { start, end } = node.position ?? {};
  const row = body
    .slice(start?.offset, end?.offset)
    .split("\n")
    .findIndex((line) => /^[ \t]*-[\p{L}*“]/u.test(line));
  return row < 0
    ? undefined
    : {
        place: { line: placeOf(node).line + row, column: 1 },
        message: "begins with a hyphen without a space after it. Add one if this is a list entry, or remove the hyphen",
      };
};

/** Markdown joins a line to the list entry above it unless an empty line lies between them, even if the line is not indented. */
const entryMistake = (node: MarkdownNode, body: string): TextMistake | undefined => {
  if (textOf(node).trim() === "") return { place: placeOf(node), message: "is an empty list entry. Write its words, or delete the line" };
  const { start, end } = node.position ?? {};
  const row = body
    .slice(start?.offset, end?.offset)
    .split("\n")
    .findIndex((line, index) => index > 0 && /^\S/u.test(line));
  const message = "belongs to the list entry above it. Begin it with a hyphen and a space, or indent it if it does belong there";
  return row < 0 ? undefined : { place: { line: placeOf(node).line + row, column: 1 }, message, isAdvice: true };
};

/** What is wrong with one node of a text, as Markdown. */
export const nodeMistake = (node: MarkdownNode, body: string): TextMistake | undefined => {
  if (node.type === "list") return listMistake(node, body);
  if (node.type === "paragraph") return paragraphMistake(node, body);
  if (node.type === "table") return rowMistake(node);
  if (node.type === "definition") {
    return {
      place: placeOf(node),
      message: "is not shown: [words]: at the start of a line defines a link. Write the link as [words](/page)",
    };
  }
  if (node.type === "listItem") return entryMistake(node, body);
  if (node.type === "heading" && !body.startsWith("#", node.position?.start.offset)) {
    return {
      place: placeOf(node),
      message: "is turned into a heading by the line of - or = below it. Leave an empty line between them, or begin the heading with ##",
    };
  }
  return node.type === "link" && textOf(node).trim() === ""
    ? { place: placeOf(node), message: "is a link without words. Write them between the brackets" }
    : undefined;
};
