import { type ElementType, Fragment } from "react";

/** A word with a hyphen inside, and the punctuation that touches it. */
const COMPOUND = /(\S*[\p{L}\p{N}]-[\p{L}\p{N}]\S*)/u;

/** The longest compound, in characters, that fits the line of a small screen at twice the text size. */
const SHORT = 16;

interface UnbrokenProps {
  text: string;
  /** The element that holds it; by default there is none. */
  as?: ElementType;
}

/** A text that breaks a compound such as "co-investment" only where there is no room for it (`base-styles/GlobalStyle.ts`). */
export const Unbroken = ({ text, as: Holder = Fragment }: UnbrokenProps) => (
  <Holder>
    {text.split(COMPOUND).map((piece, index) =>
      // Odd pieces are the compounds. A piece's position is its identity.
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
