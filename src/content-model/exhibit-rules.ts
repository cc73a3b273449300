/** The rules for the lines of an exhibit. */
import { z } from "zod";
import { amountOf } from "../notation/amounts";
import { cellsOf, CONTINUED, filterValueOf, labelOf, PIECES, rangeOf, TONES } from "../notation/exhibits";

/** What is wrong with the notation of a line; undefined if nothing is. */
export const notationFault = (line: string): string | undefined => {
  const pieces = line.split(new RegExp(PIECES, "gu"));
  const tone = pieces.filter((piece) => piece.startsWith("[")).find((piece) => !Object.hasOwn(TONES, labelOf(piece)[0] ?? "x"));
  if (tone !== undefined)
    return `has the label \`${tone}\`, whose tone is unknown. Begin it with x, /, ! or ? and a space, or with its words`;
  const spelt = /[$€£] ?[\d.,]+ ?(?:million|billion|thousand|mn|M|B|K)\b/u.exec(line)?.[0];
  if (spelt !== undefined)
    return `writes the amount \`${spelt}\`, which bars and totals cannot read. Write k, m or bn right behind the number`;
  // What is left once everything known is taken away, including tokens such as {product}.
  const rest = pieces.filter((_piece, index) => index % 2 === 0).map((words) => words.replace(/\{[\w.-]+\}/gu, ""));
  const stray = rest.map((words) => /\((?:X|-|\\|o|\s*)\)|\( ?[x/] ?\)|\*+|_+|`|~~|[{}[\]]|<\/?\w+>/u.exec(words)?.[0]).find(Boolean);
  return stray === undefined
    ? undefined
    : `has \`${stray}\`, which is no notation of exhibits. Write ____ for ink, (x) (/) ( ) for marks, [Agreed] for a label, **15** for stress, {+added+} or {-struck-}`;
};

type Report = (path: (string | number)[], message: string) => void;

interface Rows {
  rows: readonly string[];
  total?: string | undefined;
}

export const cellIn = (text: string, column: number): string => cellsOf(text)[column] ?? "";

/** Reports a total that is not the sum of the cells above it. */
export const checkSum = ({ rows, total = "" }: Rows, column: number, head: string, report: Report): void => {
  const sum = rows.reduce((added, row) => added + (amountOf(cellIn(row, column)) ?? 0), 0);
  const written = cellIn(total, column);
  if (Math.abs((amountOf(written) ?? 0) - sum) >= 1e-6 * Math.max(1, Math.abs(sum)))
    report(
      ["total"],
      `says \`${written}\` under \`${head}\`, but the rows add up to ${sum.toLocaleString("en", { maximumFractionDigits: 6 })}. Correct one of them`,
    );
};

/** Reports a column whose scale lacks equal steps or whose look is not `range`, and cells that are off the scale. */
export const checkScale = ({ rows, total = "" }: Rows, index: number, scale: string, report: Report): void => {
  const steps = cellsOf(scale).map((step) => amountOf(step) ?? Number.NaN);
  const [low = 0, next = low] = steps;
  if (!(next > low && steps.every((step, at) => Math.abs(step - low - at * (next - low)) < 1e-6 * (next - low))))
    return report(["columns", index], "needs `look: range` and a scale of equal steps, such as `scale: 80% | 85% | 90%`. Write both");
  [...rows, total].forEach((row, at) => {
    const cell = cellIn(row, index);
    const [from, to] = rangeOf(cell) ?? [Number.NaN, Number.NaN];
    if (cell !== "" && !(from >= low && to <= (steps.at(-1) ?? low)))
      report(
        at < rows.length ? ["rows", at] : ["total"],
        `has \`${cell}\`, which is no point or range on the scale. Write it as 88.5% or 82–91, or lengthen the scale`,
      );
  });
};

/** Reports rows that have nothing for a filter's button to say. */
export const checkFilter = ({ rows }: Rows, column: number, report: Report): void =>
  rows.forEach((row, at) => {
    const value = filterValueOf(row, column);
    if (cellsOf(row).length > column && (value === "" || PIECES.test(value)))
      report(["rows", at], `has no words to filter by in cell ${column + 1}. Write some on its ${column === 0 ? "second" : "first"} line`);
  });

/** Reports lines with more or fewer cells than there is room for. */
export const checkCells = ({ rows, total }: Rows, count: number, report: Report): void => {
  const check = (text: string, path: (string | number)[]) => {
    const cells = cellsOf(text);
    if (cells.length !== count)
      report(path, `has ${cells.length} cells, but must have ${count}. Divide them with |, and leave the place of an empty cell blank`);
    const lost = cells.some((cell, index) => cell === CONTINUED && !/^(?:_{3,}|<)$/u.test(cells[index - 1] ?? ""));
    if (lost) report(path, "has a < that continues no bar of ink. Write the bar in the cell before it: ____ | <");
  };
  rows.forEach((row, index) => check(row, ["rows", index]));
  if (total !== undefined) check(total, ["total"]);
};

/** Checks rows even if something else in their block is wrong: a mistake would otherwise come to light only once the rest is mended. */
export const withRows = <Model extends z.ZodType<Rows>>(model: Model, check: (block: z.infer<Model>, report: Report) => void): Model =>
  model.superRefine((block, context) => check(block, (path, message) => context.addIssue({ code: "custom", path, message })), {
    when: ({ value }) => hasRows(value),
  });

const texts = z.array(z.string());
const hasRows = (value: unknown): boolean =>
  z
    .looseObject({ rows: texts, total: z.string().optional(), columns: z.array(z.looseObject({ head: z.string() })).optional() })
    .safeParse(value).success;
