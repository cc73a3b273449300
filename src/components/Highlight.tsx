import { Fragment } from "react";
import styled from "styled-components";
import { withForcedColours } from "../theme/breakpoints";

interface HighlightProps {
  text: string;
  /** What to mark; without it, nothing. */
  search: Search | undefined;
}

/**
 * A text with each match of a search marked. When its marks change, its key replaces it as a whole: a browser that translates the page
 * wraps each piece, so that React could not exchange the pieces.
 */
export const Highlight = ({ text, search }: HighlightProps) => {
  const matches = search?.(text) ?? [];
  return (
    <span key={matches.map(({ 0: match, index }) => `${index} ${match.length}`).join()}>
      {[0, ...matches.map(({ 0: match, index = 0 }) => index + match.length)].map((start, position) => (
        // Pieces have no other key than their position.
        <Fragment key={position}>
          <span>{text.slice(start, matches[position]?.index)}</span>
          {matches[position] && <Mark>{matches[position][0]}</Mark>}
        </Fragment>
      ))}
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

/** Characters that look the same to a reader; which of them is typed depends on the keyboard. */
const lookalikes: readonly string[] = ["'\u2018\u2019", '"\u201c\u201d', "-\u2010\u2011\u2013\u2014"];

const SYNTAX = /[\\^$.*+?()[\]{}|/]/u;

const patternOfCharacter = (character: string): string => {
  const group = lookalikes.find((candidates) => candidates.includes(character));
  if (group !== undefined) return `[${group.replace("-", "\\-")}]`;
  return SYNTAX.test(character) ? `\\${character}` : character;
};

/** Finds the matches of a search in a text. */
export type Search = (text: string) => RegExpMatchArray[];

/** Whether a match stands as a word: no letter or digit of any script before it, and none after it but the s of a plural. */
const isWhole = (text: string, { 0: match, index = 0 }: RegExpMatchArray): boolean =>
  !/[\p{L}\p{M}\p{N}]$/u.test(text.slice(0, index)) && /^s?(?![\p{L}\p{M}\p{N}])/iu.test(text.slice(index + match.length));

/**
 * A search for whole words where the texts have them as such, or else for any part of a word; undefined where they have neither. Case and
 * surrounding spaces are ignored, and any run of white space matches any other.
 */
export const searchFor = (query: string, texts: readonly string[]): Search | undefined => {
  const words = query.normalize().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return undefined;
  const pattern = new RegExp(words.map((word) => Array.from(word, patternOfCharacter).join("")).join("\\s+"), "giu");
  const parts: Search = (text) => [...text.matchAll(pattern)];
  const wholes: Search = (text) => parts(text).filter((match) => isWhole(text, match));
  return [wholes, parts].find((search) => texts.some((text) => search(text).length > 0));
};
