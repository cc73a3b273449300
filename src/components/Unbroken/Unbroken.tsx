import { type ElementType, Fragment } from "react";

/** A word with a hyphen inside, with any adjacent punctuation. */
const COMPOUND = /(\S*[\p{L}\p{N}]-[\p{L}\p{N}]\S*)/u;

/** The longest compound, in characters, that fits on a line of a small screen at twice the text size. */
const SHORT = 16;

interface UnbrokenProps {
  text: string;
  /** The element around the text; none by default. */
  as?: ElementType;
}

/** A text that breaks a compound such as "co-investment" only if the line has no room for it (`layout/GlobalStyle.ts`). */
export const Unbroken = ({ text, as: Holder = Fragment }: UnbrokenProps) => (
  <Holder>
    {text.split(COMPOUND).map((piece, index) =>
      // Odd pieces are the compounds. Pieces have no other key than their position.
      index % 2 === 1 ? (
        <span key={index} data-unbroken={piece.length <= SHORT}>
          {piece}
        </span>
      ) : (
        piece
      ),
    )}
  </Holder>
);
