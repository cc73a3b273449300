/** A word that has a hyphen inside, with what stands close to it. */
const COMPOUND = /(\S*[\p{L}\p{N}]-[\p{L}\p{N}]\S*)/u;

/** A heading or a lead in which a compound such as "co-investment" stands on one line, where a line has room for it (`theme/GlobalStyle.ts`). */
export const Unbroken = ({ text }: { text: string }) => (
  <>
    {text.split(COMPOUND).map((piece, index) =>
      // What splits is every second piece; pieces have no identity but their place in the text.
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
