import styled, { keyframes } from "styled-components";
import { whenMotionIsWelcome } from "../../theme/breakpoints";
import { onGround } from "../../theme/variables";
import { iconButtonLook } from "../Button/Button.styles";

const appear = keyframes`
  from { opacity: 0; }
`;

export const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 60;
  background: color-mix(in srgb, var(--colour-ink) 72%, transparent);

  ${whenMotionIsWelcome} {
    animation: ${appear} var(--time-control) var(--easing);
  }
`;

export const Content = styled.div`
  ${onGround("paper")}
  position: fixed;
  top: 50%;
  left: 50%;
  z-index: 61;
  display: flex;
  flex-direction: column;
  width: calc(100vw - 2 * var(--space-4));
  max-height: calc(100dvh - 2 * var(--space-4));
  overflow: hidden;
  /* Its edge where the visitor's own colours rule. */
  border: var(--hairline) solid transparent;
  border-radius: var(--radius-card);
  background: var(--on-card);
  box-shadow: var(--shadow-floating);
  color: var(--on-text);
  transform: translate(-50%, -50%);

  &[data-size="text"] {
    max-width: 40rem;
  }
  &[data-size="film"] {
    max-width: 64rem;
  }

  ${whenMotionIsWelcome} {
    animation: ${appear} var(--time-control) var(--easing);
  }
`;

/** No `header`: outside of a section that would be a second banner of the page. */
export const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-4) var(--space-4) var(--space-4) var(--space-5);
  border-bottom: var(--hairline) solid var(--on-line);

  h2 {
    font-size: var(--type-h3);
  }
`;

export const CloseButton = styled.button`
  ${iconButtonLook}
`;

export const Scroller = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  overflow-y: auto;

  &:focus-visible {
    outline-offset: -3px;
  }
`;
