import styled from "styled-components";
import { withForcedColours } from "../../theme/breakpoints";
import { splitAtMatches } from "./find-matches";

export interface HighlightProps {
  text: string;
  /** What to mark in it, whatever its capitals; an empty one marks nothing. */
  query: string;
}

/** A text in which each place that matches a search is marked. */
export const Highlight = ({ text, query }: HighlightProps) => (
  <>
    {splitAtMatches(text, query).map((piece, index) =>
      // Pieces have no identity but their place in the text.
      piece.isMatch ? <Mark key={index}>{piece.text}</Mark> : piece.text,
    )}
  </>
);

const Mark = styled.mark`
  border-radius: var(--radius-control);
  background: color-mix(in srgb, var(--on-accent) 34%, transparent);
  color: inherit;

  ${withForcedColours} {
    background: Mark;
    color: MarkText;
  }
`;
