import { useState } from "react";
import styled from "styled-components";
import { filterValueOf } from "../../notation/exhibits";
import { sheet } from "../../theme/breakpoints";
import { notPrinted, visuallyHidden } from "../../theme/mixins";
import { fillSlots } from "../text";
import { Table, type TableProps } from "./Table";

interface FilteredTableProps extends TableProps {
  filterBy: NonNullable<TableProps["block"]["filterBy"]>;
}

/**
 * A table that can be narrowed to one value of a column: it then has no total, and keeps its columns and its height. Without scripts it
 * shows all rows, and no buttons.
 */
export const FilteredTable = ({ filterBy: { column, all, counted }, block, ...table }: FilteredTableProps) => {
  const [chosen, choose] = useState<string>();
  const at = block.columns.findIndex(({ head }) => head === column);
  const valueOf = (row: string) => filterValueOf(row, at);
  const shows = (row: string) => chosen === undefined || valueOf(row) === chosen;
  return (
    <>
      <Choices role="group" aria-label={column} data-needs-scripts>
        {[undefined, ...new Set(block.rows.map(valueOf))].map((value) => (
          <Choice key={value ?? ""} type="button" aria-pressed={value === chosen} onClick={() => choose(value)}>
            {value ?? all}
          </Choice>
        ))}
        <p role="status">{fillSlots(counted, { n: block.rows.filter(shows).length, total: block.rows.length })}</p>
      </Choices>
      <Table {...table} block={block} shows={shows} />
    </>
  );
};

const Choices = styled.div`
  ${notPrinted}
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  align-items: baseline;
  padding-block: var(--space-4) var(--space-3);

  > p {
    margin-left: auto;
    color: var(--on-quiet);
    font-size: var(--type-label);

    /* Phones read it aloud, and show the rows. */
    ${sheet.narrow} {
      ${visuallyHidden}
    }
  }
`;

const Choice = styled.button`
  min-height: 2.25rem;
  padding: 0 0 2px;
  border: 0;
  background: none;
  color: var(--on-link);
  font-size: var(--type-label);

  &[aria-pressed="true"] {
    padding-bottom: 0;
    border-bottom: 2px solid var(--on-accent);
    color: var(--on-heading);
    font-weight: 550;
  }
`;
