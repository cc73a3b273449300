import { Fragment, type ReactNode } from "react";
import { labelOf, MARKS, PIECES, TONES } from "../../notation/exhibits";
import { Ink, Label, Mark, Quiet } from "./cells.styles";

/** What is read aloud for what only has a look. */
export interface ReadAloud {
  withheld: string;
  marks: Queries.ExhibitFragment["marks"];
}

/** A block, as queried by the fragment. */
export type BlockData = Queries.ExhibitFragment["blocks"][number];

/** What a kind of block receives. */
export interface BlockProps<Type extends BlockData["__typename"]> {
  block: Extract<BlockData, { readonly __typename: Type }>;
  words: ReadAloud;
}

const isMark = (piece: string): piece is keyof typeof MARKS => Object.hasOwn(MARKS, piece);

/** A bar of ink over what is not disclosed, `length` letters long. */
export const InkBar = ({ words, length, look }: { words: string; length?: number; look?: "through" | "end" }) => (
  <Ink role="img" aria-label={words} data-look={look} style={length === undefined ? undefined : { "--length": `${length / 2}em` }} />
);

/** A piece of a line: words, or what its notation stands for. */
const pieceOf = (piece: string, { withheld, marks }: ReadAloud): ReactNode => {
  if (isMark(piece)) return <Mark role="img" aria-label={marks?.[MARKS[piece]] ?? ""} data-mark={MARKS[piece]} />;
  if (piece.startsWith("___")) return <InkBar words={withheld} length={piece.length} />;
  if (piece.startsWith("**")) return <b>{piece.slice(2, -2)}</b>;
  if (piece.startsWith("{+")) return <ins>{piece.slice(2, -2)}</ins>;
  if (piece.startsWith("{-")) return <del>{piece.slice(2, -2)}</del>;
  if (!piece.startsWith("[")) return piece;
  const [tone = "", words] = labelOf(piece);
  return <Label data-tone={TONES[tone]}>{words}</Label>;
};

/** The content of a cell. A second, quiet line begins after " / ". */
export const contentOf = (cell: string, words: ReadAloud): ReactNode =>
  cell.split(" / ").map((line, index) => {
    // Splitting keeps what is marked, at the odd places.
    const pieces = line.split(PIECES).map((piece, at) => <Fragment key={at}>{at % 2 === 1 ? pieceOf(piece, words) : piece}</Fragment>);
    return index === 0 ? <Fragment key={index}>{pieces}</Fragment> : <Quiet key={index}>{pieces}</Quiet>;
  });
