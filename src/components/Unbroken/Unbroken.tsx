/** A word with a hyphen inside, and the punctuation that touches it. */
const COMPOUND = /(\S*[\p{L}\p{N}]-[\p{L}\p{N}]\S*)/u;

/** A heading or lead that does not break a compound such as "co-investment" at its hyphen, unless it is wider than the line (`theme/GlobalStyle.ts`). */
export const Unbroken = ({ text }: { text: string }) => (
  <>
    {text.split(COMPOUND).map((piece, index) =>
      // Odd pieces are the compounds. A piece's position is its identity.
      index % 2 === 1 ? (
        <span key={index} data-unbroken>
          {piece}
        </span>
      ) : (
        piece
      ),
    )}
  </>
);
