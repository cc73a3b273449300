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

/** A dialog that stands in a {@link Stage}, as if it were open, on what lies behind it. */
export const Still = styled.div`
  height: 100%;
  background: color-mix(in srgb, var(--colour-ink) 72%, transparent);

  > dialog {
    display: flex;
  }
`;
