import { z } from "zod";
import { amountOf } from "../notation/amounts";
import { MARKS } from "../notation/exhibits";
import { cellIn, checkCells, checkFilter, checkScale, checkSum, notationFault, withRows } from "./exhibit-rules";
import { choice, copy, copyWithSlots, entry, list, pictureFile } from "./fields";

/** A line in the notation of exhibits. */
export const line = (description: string, characters = 240) =>
  copy(description, characters, { isMarked: true }).superRefine((text, context) => {
    const fault = notationFault(text);
    if (fault !== undefined) context.addIssue(fault);
  });

const lines = (description: string, max: number) => list(line("One line."), 1, max, `${description} 1 to ${max} entries.`);

const CELLS =
  'Cells are divided by |. In a cell, " / " begins a second, quiet line; ____ is a bar of ink, as long as you make it; (x) (/) ( ) are marks for done, under way and not yet; [Agreed] is a label, [x Agreed] in green, [/ Due] in gold, [! Principal] in red, [? Not stated] dashed; **15** is stressed; {+added+} and {-struck-} show what a draft changes.';

const secondary = z.boolean().meta({ description: "true if phones and other narrow places leave it out." }).optional();

/** What every block has: its heading, and its place. */
export const placed = {
  title: line("A heading above it.", 60).optional(),
  aside: line("A remark at the end of the heading's line.", 60).optional(),
  column: choice(
    "ExhibitColumnPlace",
    ["left", "right", "notice"],
    "Where it stands: left or right half, or notice: right, on a shaded panel. Without it: the whole width. On phones all are stacked in the order written.",
  ).optional(),
  secondary,
};

const columnModel = entry("ExhibitColumn", {
  head: line("The column's heading, **stressed** where it names what is compared.", 40),
  look: choice(
    "ExhibitColumnLook",
    ["figures", "marks", "measure", "bar", "range"],
    "figures: aligned on the right; marks: centred; measure: a small bar drawn from the number, or from 11 of 12; bar: a large bar, for a table of few rows; range: on a `scale`, a bar for 62.0–74.0 or a dot for 88.5%, and the total's in brass behind all rows; at most one column. Without it: text.",
  ).optional(),
  secondary,
  belowName: z
    .boolean()
    .meta({ description: "true if phones show it below the row's name, and its heading below that of the names." })
    .optional(),
  scale: copy("range only: the numbers above the bars and dots, in equal steps: 80% | 85% | 90% | 95%.", 60).optional(),
  adds: z.boolean().meta({ description: "true if the total must be the sum of the column; the check adds it up." }).optional(),
});

const filterModel = entry(
  "ExhibitFilter",
  {
    column: copy("The column whose first lines, up to a comma, become the buttons; of the first column, the second lines.", 40),
    all: copy("The button that shows all rows.", 30),
    counted: copyWithSlots("How many rows are shown: [n] of [total] listings.", 40, ["n", "total"]),
  },
  "Buttons that narrow the rows to one value of a column.",
);

const tableModel = withRows(
  z.strictObject({
    type: z.literal("table"),
    ...placed,
    columns: list(columnModel, 2, 9, "The columns, 2 to 9. The first one names its row."),
    rows: lines(`One line per row. ${CELLS} Ink over several cells is ____ in the first and < in the others.`, 12),
    total: line("The last row, under a strong rule, with as many cells.").optional(),
    onPhones: choice(
      "ExhibitOnPhones",
      ["list", "pairs"],
      "list: each row becomes an entry, with its first figure at the end; pairs: each second column stands below the one before it. Both are without second lines. Without it, only secondary columns are left out.",
    ).optional(),
    filterBy: filterModel.optional(),
  }),
  (table, report) => {
    const { columns = [] } = table as Partial<typeof table>;
    checkCells(table, columns.length, report);
    const filtered = columns.findIndex(({ head }) => head === table.filterBy?.column);
    if (filtered >= 0) checkFilter(table, filtered, report);
    else if (table.filterBy) report(["filterBy", "column"], "is the heading of no column. Write one of those under `columns`");
    columns.forEach(({ head, look, scale, adds }, index) => {
      if (look === "range" || scale !== undefined) checkScale(table, index, (look === "range" && scale) || "", report);
      if (adds === true && table.total === undefined)
        report(["columns", index, "adds"], "needs a total to compare the sum with. Add `total`");
      else if (adds === true) checkSum(table, index, head, report);
    });
  },
).meta({ id: "ExhibitTable", description: "Rows under headings." });

const factsModel = withRows(
  z.strictObject({
    type: z.literal("facts"),
    ...placed,
    rows: lines(`One line per fact: Enterprise value | US$186.0m. ${CELLS}`, 12),
    total: line("The last fact, under a strong rule: the sum of the others, which the check adds up.", 120).optional(),
  }),
  (facts, report) => {
    checkCells(facts, 2, report);
    if (facts.total !== undefined) checkSum(facts, 1, cellIn(facts.total, 0), report);
  },
).meta({ id: "ExhibitFacts", description: "Names with their values." });

const sharesModel = withRows(
  z.strictObject({
    type: z.literal("shares"),
    ...placed,
    rows: lines("One line per part: Lead sponsor | US$60.0m. The bar is drawn from the amounts.", 4),
  }),
  (shares, report) => {
    checkCells(shares, 2, report);
    shares.rows.forEach((row, index) => {
      if (!((amountOf(cellIn(row, 1)) ?? 0) > 0)) report(["rows", index], "has no amount to draw. Write it as Lead sponsor | US$60.0m");
    });
  },
).meta({
  id: "ExhibitShares",
  description: "The parts of a whole, as one bar. In a column, each part has a line of its own, with its percentage.",
});

const textModel = entry(
  "ExhibitText",
  {
    type: z.literal("text"),
    ...placed,
    text: line(`The words. ${CELLS}`, 400),
  },
  "A sentence.",
);

const pictureModel = entry(
  "ExhibitPicture",
  {
    type: z.literal("picture"),
    ...placed,
    src: pictureFile("The picture's file, drawn for a column 350 pixels wide: ../media/name.webp.", 700, 400),
    alt: copy("What it shows, for people who cannot see it.", 160),
  },
  "A plan or a drawing, for what words cannot show.",
);

const blockModel = z
  .discriminatedUnion("type", [tableModel, factsModel, sharesModel, textModel, pictureModel])
  .meta({ id: "ExhibitBlock" });

const marksModel = entry("ExhibitMarks", {
  done: copy("What (x) means, such as in the file.", 30).optional(),
  underWay: copy("What (/) means, such as with the investor.", 30).optional(),
  notYet: copy("What ( ) means, such as not yet sent.", 30).optional(),
});

/** A document of the product, shown as evidence. */
export const exhibitModel = z
  .strictObject({
    kicker: copy("The kind of document, above its title.", 60).optional(),
    title: copy("Its title.", 60),
    aside: list(line("One entry.", 60), 1, 2, "A remark at the end of the title's line. 1 to 2 entries.").optional(),
    blocks: list(blockModel, 1, 8, "What it contains, in order."),
    marks: marksModel.meta({ description: "What the marks mean; shown at the foot, and read aloud for each." }).optional(),
    foot: list(line("One entry.", 160), 1, 3, "Small remarks at its foot. 1 to 3 entries.").optional(),
    caption: copy("A line below it: Exhibit 1. Committee paper.", 100).optional(),
  })
  .superRefine(({ blocks, marks }, context) => {
    const written = JSON.stringify(blocks);
    const unexplained = Object.entries(MARKS).find(([mark, state]) => written.includes(mark) && marks?.[state] === undefined);
    if (unexplained)
      context.addIssue({
        code: "custom",
        path: marks ? ["marks"] : [],
        message: `does not say what ${unexplained[0]} means. Add \`marks\` with \`${unexplained[1]}\``,
      });
  })
  .meta({ id: "Exhibit", description: "A document of the product, shown as evidence." });
