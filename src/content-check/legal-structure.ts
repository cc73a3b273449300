/** The structure of a legal text: headings, clause numbers, lists and tables. */
import { toSlug } from "../content-model/tokens";
import { clauseNumber, mainClauseNumber, NUMBER } from "../legal-text/rehype-clauses";
import { type HtmlNode, isElement, wordsOf } from "../legal-text/tree";
import { type Place, START } from "./problem";
import { isOfFrame } from "./site-map";

interface Point extends Place {
  offset?: number;
}

/** The parts of a Markdown node that are read here. */
export interface MarkdownNode {
  type: string;
  value?: string;
  ordered?: boolean | null;
  start?: number | null;
  align?: readonly unknown[] | null;
  position?: { start: Point; end: Point };
  children?: MarkdownNode[];
}

/** A node of the HTML that Markdown becomes. */
type Element = HtmlNode & Pick<MarkdownNode, "position">;

/** What is wrong with a text at a place of its file. */
export interface TextMistake {
  place: Place;
  message: string;
}

const placeOf = ({ position }: Pick<MarkdownNode, "position">): Place => {
  const { line, column } = position?.start ?? START;
  return { line, column };
};

const levelOf = (heading: Element): number => Number(heading.tagName?.slice(1));

/** Headings are not empty, go down one level at a time, and differ from their siblings. */
const headingMistakes = (headings: readonly Element[]): TextMistake[] => {
  const lines = new Map<string, number>();
  const above: string[] = [];
  let last = 1;
  return headings.flatMap((heading) => {
    const [level, words, place] = [levelOf(heading), wordsOf(heading).trim(), placeOf(heading)];
    const skipped = level - last;
    last = level;
    above.length = level;
    above[level] = words;
    const key = above.slice(0, level + 1).join("\n");
    const first = lines.get(key);
    lines.set(key, first ?? place.line);
    const children: readonly Element[] = heading.children ?? [];
    if (children.length === 0) return [{ place, message: "is an empty heading. Write its words after the #, or delete the line" }];
    if (!/[\p{L}\p{N}]/u.test(words)) return [{ place, message: "is a heading without words. Write them after the #, or delete the line" }];
    if (isOfFrame(toSlug(words)))
      return [{ place, message: "is called like a part that every page has, and would have its address. Give it other words" }];
    if (skipped > 1) {
      return [
        {
          place,
          message: `is a heading of level ${level} below one of level ${level - skipped}. Begin it with ${"#".repeat(level - skipped + 1)}`,
        },
      ];
    }
    return first === undefined ? [] : [{ place, message: `repeats the heading in line ${first}. Give each its own words` }];
  });
};

/** Whether a number such as 9.10 comes after another, part by part. */
const comesAfter = (number: string, before: string): boolean => {
  const [parts, others] = [number, before].map((text) => text.split(".").map(Number));
  const place = (parts ?? []).findIndex((part, index) => part !== others?.[index]);
  return place >= 0 && (parts?.[place] ?? 0) > (others?.[place] ?? 0);
};

/** Clauses are numbered in order, and each number is unique: it is an address. */
const clauseMistakes = (nodes: readonly Element[]): TextMistake[] => {
  const lines = new Map<string, number>();
  let last: string | undefined;
  return nodes.flatMap((node) => {
    const number = clauseNumber(node) ?? mainClauseNumber(node);
    if (number === undefined) return [];
    const place = placeOf(node);
    const [first, before] = [lines.get(number), last];
    lines.set(number, first ?? place.line);
    last = number;
    if (first !== undefined) return [{ place, message: `is clause ${number}, like line ${first}. Give each clause its own number` }];
    return before === undefined || comesAfter(number, before)
      ? []
      : [{ place, message: `is clause ${number}, but comes after clause ${before}. Put the clauses in order, or correct the number` }];
  });
};

/** A clause number at the start of a paragraph. */
const PLAIN_NUMBER = /^(\d+(?:\.\d+)+)\.?\s(?=[\p{Lu}“])/u;

/** Among clauses with bold numbers, none has a plain one: only a bold number is an address. */
const plainMistakes = (nodes: readonly Element[]): TextMistake[] =>
  nodes.some((node) => clauseNumber(node) !== undefined)
    ? nodes.flatMap((node) => {
        const number = isElement(node, "p") ? PLAIN_NUMBER.exec(node.children?.[0]?.value ?? "")?.[1] : undefined;
        return number === undefined
          ? []
          : [{ place: placeOf(node), message: `begins with the clause number ${number}, which is not bold. Write it as **${number}**` }];
      })
    : [];

/** What is wrong with the headings and the clauses of a text, as HTML. */
export const structureMistakes = ({ children = [] }: HtmlNode): TextMistake[] => [
  ...headingMistakes(children.filter((node) => isElement(node, "h2", "h3", "h4", "h5", "h6"))),
  ...clauseMistakes(children),
  ...plainMistakes(children),
];

/** Any text below a node. */
const textOf = ({ value = "", children = [] }: MarkdownNode): string => value + children.map(textOf).join("");

/** A list is numbered automatically from its first number; the other numbers in its source are not shown. */
const listMistake = ({ ordered, start, children = [] }: MarkdownNode, body: string): TextMistake | undefined => {
  if (ordered !== true) return undefined;
  const written = children.map(({ position }) => Number.parseInt(body.slice(position?.start.offset), 10));
  const wrong = written.findIndex((number, index) => number !== (start ?? 1) + index);
  const item = children[wrong];
  // Repeating one number leaves the numbering to Markdown.
  return item && new Set(written).size > 1
    ? {
        place: placeOf(item),
        message: `is numbered ${written[wrong]}, but shown as ${(start ?? 1) + wrong}. Number the entries of a list without gaps`,
      }
    : undefined;
};

/** A table has as many columns as its header row; further cells are lost. */
const rowMistake = ({ align, children = [] }: MarkdownNode): TextMistake | undefined => {
  const size = align?.length ?? 0;
  const row = children.find((candidate) => (candidate.children ?? []).length !== size);
  return (
    row && {
      place: placeOf(row),
      message: `has ${row.children?.length ?? 0} ${row.children?.length === 1 ? "cell" : "cells"}, but the first row has ${size}. Add or join cells`,
    }
  );
};

/** A further clause in a paragraph, or a list entry that is shown as words of the one before. */
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
  if (node.type === "listItem" && textOf(node).trim() === "")
    return { place: placeOf(node), message: "is an empty list entry. Write its words, or delete the line" };
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
