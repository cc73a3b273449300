import type { ReactNode } from "react";
import styled from "styled-components";
import type { Ground } from "../theme/variables";

interface BandProps {
  /** Its ground, which sets the colours of its content. */
  ground: Ground;
  /** Whether it continues the band above: no line, and no space but its own, separates them. */
  isContinuation?: boolean;
  /** Whether the band below continues it. */
  isContinued?: boolean;
  /** Address on its page (`#anchor`), if something links to it. */
  anchor?: string | null;
  /** Id of the heading that names it for assistive technology. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/** A full-width band of a page with its content in the middle column. */
export const Band = ({ ground, isContinuation, isContinued, anchor, labelledBy, className, children }: BandProps) => (
  <Surface
    className={className}
    id={anchor ?? undefined}
    aria-labelledby={labelledBy}
    data-ground={ground}
    data-continuation={isContinuation}
    data-continued={isContinued}
  >
    <Column>{children}</Column>
  </Surface>
);

const Surface = styled.section`
  position: relative;
  overflow: clip;
  padding-block: var(--section-space);
  background: var(--on-ground);
  color: var(--on-text);

  &[data-ground="ruled"],
  &[data-ground="noon"] {
    border-top: var(--hairline) solid var(--on-line);
  }
  &[data-continuation="true"] {
    border-top: 0;
    padding-top: 0;
  }
  &[data-continued="true"] {
    padding-bottom: 0;
  }
`;

/** The middle column, to which everything aligns. */
export const Column = styled.div`
  width: 100%;
  max-width: calc(var(--page-width) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
