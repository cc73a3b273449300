import styled from "styled-components";
import { withForcedColours } from "../../theme/breakpoints";
import { splitAtMatches } from "./find-matches";

interface HighlightProps {
  text: string;
  /** The text to mark, ignoring case; an empty string marks nothing. */
  query: string;
}

/**
 * A text with each match of a search marked. When its marks change, its key replaces it as a whole: a browser that translates the page
 * wraps each piece, so that React could not exchange the pieces.
 */
export const Highlight = ({ text, query }: HighlightProps) => {
  const pieces = splitAtMatches(text, query);
  return (
    <span key={pieces.some(({ isMatch }) => isMatch) ? query : ""}>
      {pieces.map((piece, index) =>
        // Pieces have no other key than their position.
        piece.isMatch ? <Mark key={index}>{piece.text}</Mark> : <span key={index}>{piece.text}</span>,
      )}
    </span>
  );
};

const Mark = styled.mark`
  border-radius: var(--radius-control);
  background: color-mix(in srgb, var(--on-accent) 34%, transparent);
  color: inherit;

  ${withForcedColours} {
    background: Mark;
    color: MarkText;
  }
`;
