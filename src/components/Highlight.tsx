import styled from "styled-components";
import { withForcedColours } from "../theme/breakpoints";

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

/** A piece of a text, and whether it matches the search. */
interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** Characters that look the same to a reader; which of them is typed depends on the keyboard. */
const lookalikes: readonly string[] = ["'\u2018\u2019", '"\u201c\u201d', "-\u2010\u2011\u2013\u2014"];

const SYNTAX = /[\\^$.*+?()[\]{}|/]/u;

const patternOfCharacter = (character: string): string => {
  const group = lookalikes.find((candidates) => candidates.includes(character));
  if (group !== undefined) return `[${group.replace("-", "\\-")}]`;
  return SYNTAX.test(character) ? `\\${character}` : character;
};

/** The search as a pattern: case and surrounding spaces are ignored, and any run of white space matches any other. */
const patternOf = (query: string): RegExp | undefined => {
  const words = query.normalize().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return undefined;
  return new RegExp(words.map((word) => Array.from(word, patternOfCharacter).join("")).join("\\s+"), "giu");
};

/** Index of the search term's first match in a text; undefined without a match or a search. */
export const findFirstMatch = (text: string, query: string): number | undefined => patternOf(query)?.exec(text)?.index;

/** Splits a text into pieces, matches marked; joined, they give the text again. */
const splitAtMatches = (text: string, query: string): TextPiece[] => {
  const pattern = patternOf(query);
  if (!pattern) return [{ text, isMatch: false }];
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    pieces.push({ text: text.slice(end, match.index), isMatch: false }, { text: match[0], isMatch: true });
    end = match.index + match[0].length;
  }
  return [...pieces, { text: text.slice(end), isMatch: false }].filter((piece) => piece.text !== "");
};
