import styled from "styled-components";

/** A small window with its own gutters: what is fixed to the browser's window stays inside (it is fixed to what is transformed). */
export const Stage = styled.div<{ $height: string }>`
  --gutter: var(--space-5);
  position: relative;
  height: ${({ $height }) => $height};
  overflow: hidden;
  border: var(--hairline) solid var(--on-line);
  background: var(--on-ground);
  transform: translate(0);
`;
