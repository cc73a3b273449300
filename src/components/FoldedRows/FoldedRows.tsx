import type { ReactNode } from "react";
import styled from "styled-components";
import { from } from "../../theme/breakpoints";
import { hairlineAbove, plainList } from "../../theme/mixins";

/** A row, and what it unfolds. */
export interface FoldedRow {
  key: string;
  /** Headings and phrases, one below the other: a summary may hold no boxes. */
  summary: ReactNode;
  content: ReactNode;
}

/** Props of {@link FoldedRows}. */
export interface FoldedRowsProps {
  rows: readonly FoldedRow[];
  /** The screen from which on something else is shown in its place. */
  until: "tablet" | "desktop";
}

/** A list whose entries unfold, for screens on which all of it would be too long. Larger ones have another form of the same. */
export const FoldedRows = ({ rows, until }: FoldedRowsProps) => (
  <Rows data-until={until}>
    {rows.map(({ key, summary, content }) => (
      <li key={key}>
        <details>
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
  ${from.tablet} {
    &[data-until="tablet"] {
      display: none;
    }
  }
  ${from.desktop} {
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

  /* An arrow that turns over. */
  &::after {
    content: "";
    grid-area: 1 / 3 / span 2;
    height: 0.5rem;
    border: solid var(--on-link);
    border-width: 0 2px 2px 0;
    transform: translateY(-25%) rotate(45deg);
    transition: transform var(--time-control) var(--easing);
  }
  [open] > &::after {
    transform: translateY(25%) rotate(225deg);
  }
`;

const Content = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  padding-bottom: var(--space-5);
`;
