import type { ReactNode } from "react";
import { amountOf } from "../../notation/amounts";
import { cellsOf, CONTINUED, isShort, rangeOf } from "../../notation/exhibits";
import { type BlockProps, contentOf, InkBar, type ReadAloud } from "./cells";
import { Quiet } from "./cells.styles";

export interface TableProps extends BlockProps<"ExhibitTable"> {
  heading: ReactNode;
  /** Id of what names the table. */
  nameId: string;
  /** Whether a row is shown; without it, all are. Those that are not come last. */
  shows?: (row: string) => boolean;
}

type ColumnData = TableProps["block"]["columns"][number];

/** A table whose rows turn to lists where there is no room for columns. */
export const Table = ({ block: { columns, rows, total, onPhones, filterBy }, words, heading, nameId, shows }: TableProps) => {
  const lead = columns.findIndex(({ look }) => look === "figures");
  const ranged = columns.findIndex(({ look }) => look === "range");
  const steps = cellsOf(columns[ranged]?.scale ?? "");
  const whole = placeOf(cellsOf(total ?? "")[ranged], steps);
  const hintsOf = ({ look, secondary, belowName }: ColumnData, index: number) => ({
    "data-look": look ?? undefined,
    "data-secondary": secondary ?? belowName ?? undefined,
    "data-lead": index === lead || undefined,
  });
  /** What phones show below a row's name, and below the name column's heading. */
  const below = (cells: readonly string[]) =>
    columns.map(
      ({ head, belowName }, at) =>
        belowName &&
        cells[at] && (
          <Quiet key={head} data-below-name>
            {contentOf(cells[at], words)}
          </Quiet>
        ),
    );
  const isHidden = (line: string) => shows?.(line) === false;
  const show = (line: string, row: number) => {
    const cells = cellsOf(line);
    return (
      <tr key={row} hidden={isHidden(line)}>
        {columns.map((column, index) =>
          index === 0 ? (
            <th key={index} scope="row" {...hintsOf(column, index)}>
              {contentOf(cells[0] ?? "", words)}
              {below(cells)}
            </th>
          ) : (
            <td
              key={index}
              {...hintsOf(column, index)}
              {...(index === ranged && { style: placeOf(cells[index], steps), "data-point": !cells[index]?.includes("–") || undefined })}
              data-short={isShort(cells[index]) || undefined}
              // The buttons of a filter say what its values are.
              data-label={column.head === filterBy?.column || index === ranged ? undefined : column.head.replaceAll("**", "")}
              data-continued={cells[index] === CONTINUED || undefined}
            >
              <Cell cells={cells} index={index} words={words} largest={largestOf(column, rows, index)} />
            </td>
          ),
        )}
      </tr>
    );
  };
  return (
    <table
      data-exhibit-table
      data-on-phones={onPhones ?? undefined}
      data-dense={columns.length > 5 || filterBy !== null || ranged >= 0 || undefined}
      data-tall={columns.some(({ look }) => look === "bar") || undefined}
      style={ranged < 0 ? undefined : { "--total-from": whole["--from"], "--total-to": whole["--to"], "--steps": steps.length - 1 }}
      aria-labelledby={nameId}
    >
      {heading !== false && <caption>{heading}</caption>}
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col" {...hintsOf(column, index)}>
              {index === ranged && (
                <i aria-hidden>
                  {steps.map((step) => (
                    <span key={step}>{step}</span>
                  ))}
                </i>
              )}
              <span>{contentOf(column.head, words)}</span>
              {index === 0 && below(columns.map(({ head }) => head))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{[false, true].flatMap((hidden) => rows.map((line, row) => isHidden(line) === hidden && show(line, row)))}</tbody>
      {total !== null && <tfoot>{show(total, rows.length)}</tfoot>}
    </table>
  );
};

/** The largest amount of a column that is drawn as bars, or else undefined. */
const largestOf = ({ look }: ColumnData, rows: readonly string[], index: number): number | undefined =>
  look === "measure" || look === "bar" ? Math.max(...rows.map((row) => amountOf(cellsOf(row)[index] ?? "") ?? 0)) : undefined;

/** Where a range begins and ends: 0 is the beginning of its scale, 1 the end. */
const placeOf = (cell = "", steps: readonly string[]) => {
  const [low = 0, high = 1] = [steps[0], steps.at(-1)].map((step = "") => amountOf(step) ?? 0);
  const [from, to] = (rangeOf(cell) ?? []).map((end) => (end - low) / (high - low));
  return { "--from": from, "--to": to };
};

interface CellProps {
  cells: readonly string[];
  index: number;
  words: ReadAloud;
  /** The amount that a full bar stands for, if the cell has one. */
  largest: number | undefined;
}

const Cell = ({ cells, index, words, largest }: CellProps) => {
  const cell = cells[index] ?? "";
  const amount = amountOf(cell);
  const goesOn = cells[index + 1] === CONTINUED;
  if (goesOn || cell === CONTINUED) return <InkBar words={words.withheld} look={goesOn ? "through" : "end"} />;
  if (largest === undefined || amount === undefined) return <>{contentOf(cell, words)}</>;
  const whole = amountOf(cell.split(" of ")[1] ?? "");
  return (
    <span data-gauge={whole === undefined ? "alone" : amount < whole ? "part" : "whole"}>
      <span aria-hidden>
        <i style={{ width: `${(100 * amount) / (whole ?? largest)}%` }} />
      </span>
      {contentOf(cell, words)}
    </span>
  );
};
