/** The structure of a legal text: headings and clause numbers. */
import { toSlug } from "../../content-model/tokens";
import { clauseNumber, mainClauseNumber } from "../../legal-markdown/rehype-clauses";
import { type HtmlNode, isElement, wordsOf } from "../../legal-markdown/tree";
import { isOfFrame } from "../frame-ids";
import { type Place, START } from "../problem";

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

/** What is wrong with a text, and where in its file. */
export interface TextMistake {
  place: Place;
  message: string;
  /** Whether the text may be intentional. */
  isAdvice?: true;
}

/** Where a node begins. */
export const placeOf = ({ position }: Pick<MarkdownNode, "position">): Place => {
  const { line, column } = position?.start ?? START;
  return { line, column };
};

/** The longest heading, in characters. A longer one has swallowed the text below it. */
const LONGEST_HEADING = 90;

/** The most sections that the page's table of contents can highlight as they are read. */
export const MAX_SECTIONS = 24;

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
    if (words.length > LONGEST_HEADING)
      return [
        {
          place,
          message: `is a heading of ${words.length} characters. Put its text on a line of its own, with an empty line between them`,
        },
      ];
    if (isOfFrame(toSlug(words))) return [{ place, message: "would get an id that the page frame already uses. Reword it" }];
    if (skipped > 1) {
      return [
        {
          place,
          message: `is a heading of level ${level} below one of level ${level - skipped}. Begin it with ${"#".repeat(level - skipped + 1)}`,
        },
      ];
    }
    return first === undefined ? [] : [{ place, message: `repeats the heading on line ${first}. Give each its own words` }];
  });
};

/** Reports the first section that the table of contents cannot highlight. */
const lengthMistakes = (nodes: readonly Element[]): TextMistake[] =>
  nodes
    .filter((node) => isElement(node, "h2"))
    .slice(MAX_SECTIONS, MAX_SECTIONS + 1)
    .map((heading) => ({
      place: placeOf(heading),
      message: `is one section too many: the contents show the reader's place in at most ${MAX_SECTIONS}. Merge sections, or begin some with ###`,
      isAdvice: true,
    }));

/** Whether a number such as 9.10 comes after another, part by part. */
const comesAfter = (number: string, before: string): boolean => {
  const [parts, others] = [number, before].map((text) => text.split(".").map(Number));
  const place = (parts ?? []).findIndex((part, index) => part !== others?.[index]);
  return place >= 0 && (parts?.[place] ?? 0) > (others?.[place] ?? 0);
};

/** The numbers that may follow a number; if sections are unnumbered, the next section's first clause may too. */
const nextNumbers = (number: string, hasSections: boolean): string[] => {
  const parts = number.split(".");
  const next = parts.map((part, depth) => [...parts.slice(0, depth), Number(part) + 1].join("."));
  return [`${number}.1`, ...next, ...(hasSections ? [] : [`${next[0] ?? ""}.1`])];
};

/** Clauses are numbered in order and without gaps. Each number is unique, because it is an address. */
const clauseMistakes = (nodes: readonly Element[]): TextMistake[] => {
  const hasSections = nodes.some((node) => mainClauseNumber(node) !== undefined);
  const lines = new Map<string, number>();
  let last: string | undefined;
  const elements = nodes.filter(({ type }) => type === "element");
  return elements.flatMap((node, index) => {
    const number = clauseNumber(node) ?? mainClauseNumber(node);
    if (number === undefined) return [];
    const place = placeOf(node);
    const [first, before] = [lines.get(number), last];
    lines.set(number, first ?? place.line);
    last = number;
    const next = elements[index + 1];
    const isBare = wordsOf(node).trim() === number && (!next || clauseNumber(next) !== undefined || isElement(next, "h2", "h3", "h4"));
    if (isBare) return [{ place, message: `is clause ${number} without words. Restore them, or write “Not used.”` }];
    if (first !== undefined) return [{ place, message: `is clause ${number}, like line ${first}. Give each clause its own number` }];
    if (before === undefined || nextNumbers(before, hasSections).includes(number)) return [];
    const fix = comesAfter(number, before)
      ? "Restore the clause between them, or number without a gap"
      : "Put the clauses in order, or correct the number";
    return [{ place, message: `is clause ${number}, but comes after clause ${before}. ${fix}` }];
  });
};

/** Reports unnumbered headings between numbered sections, and bold text used as a heading. */
const sectionMistakes = (nodes: readonly Element[]): TextMistake[] => {
  const isNumbered = (node: Element): boolean => mainClauseNumber(node) !== undefined;
  const [first, last] = [nodes.findIndex(isNumbered), nodes.findLastIndex(isNumbered)];
  return nodes.flatMap((node, index) => {
    const [bold, ...others] = node.children ?? [];
    if (isElement(node, "p") && bold && isElement(bold, "strong") && others.length === 0 && isNumbered({ ...node, tagName: "h2" }))
      return [{ place: placeOf(node), message: "is a heading in bold, which has no address. Begin it with ## and remove its **" }];
    return isElement(node, "h2") && index > first && index < last && !isNumbered(node)
      ? [
          {
            place: placeOf(node),
            message: "is a heading without a number between numbered ones. Begin it with its number, such as ## 2. Scope",
          },
        ]
      : [];
  });
};

/** A clause number at the start of a paragraph. */
const PLAIN_NUMBER = /^(\d+(?:\.\d+)+)\.?\s(?=[\p{Lu}“])/u;

/** If clauses have bold numbers, none has a plain one: only a bold number is an address. */
const plainMistakes = (nodes: readonly Element[]): TextMistake[] =>
  nodes.some((node) => clauseNumber(node) !== undefined)
    ? nodes.flatMap((node) => {
        const isClause = clauseNumber(node) !== undefined;
        const number = isElement(node, "p") && !isClause ? PLAIN_NUMBER.exec(wordsOf(node))?.[1] : undefined;
        return number === undefined
          ? []
          : [
              {
                place: placeOf(node),
                message: `begins with the clause number ${number}, which must stand alone in bold. Write it as **${number}**`,
              },
            ];
      })
    : [];

/** What is wrong with the headings and the clauses of a text, as HTML. */
export const structureMistakes = ({ children = [] }: HtmlNode): TextMistake[] => [
  ...headingMistakes(children.filter((node) => isElement(node, "h2", "h3", "h4", "h5", "h6"))),
  ...lengthMistakes(children),
  ...clauseMistakes(children),
  ...sectionMistakes(children),
  ...plainMistakes(children),
];
