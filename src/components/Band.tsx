import type { ReactNode } from "react";
import styled from "styled-components";
import type { Ground } from "../theme/variables";

/** Where a band stands among the others of a page. */
export interface BandPlace {
  /** Its ground, which sets the colours of its content. */
  ground: Ground;
  /** Whether it continues the band above: no line, and no space but its own, separates them. */
  isContinuation?: boolean;
  /** Whether the band below continues it. */
  isContinued?: boolean;
}

interface BandProps extends BandPlace {
  /** How near its content is to its upper edge: close below a first screen that is its heading, or none for what continues that. */
  top?: "close" | "none";
  /** Address on its page (`#anchor`), if something links to it. */
  anchor?: string | null;
  /** Id of the heading that names it for assistive technology. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/** A full-width band of a page with its content in the middle column. */
export const Band = ({ ground, isContinuation, isContinued, top, anchor, labelledBy, className, children }: BandProps) => (
  <Surface
    className={className}
    id={anchor ?? undefined}
    aria-labelledby={labelledBy}
    data-ground={ground}
    data-continuation={isContinuation}
    data-continued={isContinued}
    data-top={top}
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
  }
  &:is([data-continuation="true"], [data-top="none"]) {
    padding-top: 0;
  }
  &[data-top="close"] {
    padding-top: 2.5rem;
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
