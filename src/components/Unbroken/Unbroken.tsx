import styled from "styled-components";

/** A word of at most 16 characters, with what stands close to it, that has a hyphen inside. */
const COMPOUND = /(?<!\S)(?=\S{3,16}(?!\S))(\S*[\p{L}\p{N}]-[\p{L}\p{N}]\S*)/u;

/** A heading or a lead in which a compound such as "co-investment" stands on one line, where a line has room for it. */
export const Unbroken = ({ text }: { text: string }) => (
  <>
    {text.split(COMPOUND).map((piece, index) =>
      // What splits is every second piece; pieces have no identity but their place in the text.
      index % 2 === 1 ? <Compound key={index}>{piece}</Compound> : piece,
    )}
  </>
);

/** A box breaks only when it is wider than the whole line, and it alone would lose the line under a link. */
const Compound = styled.span`
  display: inline-block;
  text-decoration: inherit;
`;
