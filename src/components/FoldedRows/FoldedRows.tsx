import type { ReactNode } from "react";
import styled from "styled-components";
import { folding } from "../../theme/breakpoints";
import { hairlineAbove, plainList } from "../../theme/mixins";
import { foldSign } from "./fold-sign";

/** A row's visible part, and the content that it unfolds. */
interface FoldedRow {
  key: string;
  /** Phrasing content and headings only, as in a `summary` element. */
  summary: ReactNode;
  content: ReactNode;
}

interface FoldedRowsProps {
  rows: readonly FoldedRow[];
  /** Whether the first row is open initially. */
  opensFirst?: boolean;
  className?: string;
}

/** A list whose entries unfold, for small screens, where the full list would be too long. Larger screens use another layout. */
export const FoldedRows = ({ rows, opensFirst = false, className }: FoldedRowsProps) => (
  <Rows className={className}>
    {rows.map(({ key, summary, content }, position) => (
      <li key={key}>
        <details open={opensFirst && position === 0}>
          <Summary>{summary}</Summary>
          <Content>{content}</Content>
        </details>
      </li>
    ))}
  </Rows>
);

const Rows = styled.ul`
  ${plainList}
  border-bottom: var(--hairline) solid var(--on-line);

  > li {
    ${hairlineAbove}
  }
  ${folding.open} {
    display: none;
  }
`;

const Summary = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 0.5rem;
  align-items: center;
  gap: 0 var(--space-4);
  min-height: 4rem;
  padding-block: var(--space-3);
  padding-right: 0.25rem;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  > * {
    grid-column: 1 / span 2;
  }

  ${foldSign}
  &::after {
    grid-area: 1 / 3 / span 2;
  }
`;

const Content = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  padding-bottom: var(--space-5);
`;
