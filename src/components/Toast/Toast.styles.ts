import styled, { keyframes } from "styled-components";
import { from, whenMotionIsWelcome } from "../../theme/breakpoints";
import { plainList } from "../../theme/mixins";
import { onGround } from "../../theme/variables";
import { iconButtonLook } from "../Button.styles";

const leave = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { opacity: 0; transform: translateX(110%); }
`;

export const Shelf = styled.ol`
  ${plainList}
  position: fixed;
  /* Below the header, where it may cover the picture: at the bottom are text and the question of consent. */
  top: var(--header-height);
  right: 0;
  z-index: 70;
  width: 100%;
  padding: var(--space-3) var(--space-4);
  outline: none;
  pointer-events: none;

  /* The list has no border for a focus ring; its content has. */
  &:focus-visible > li {
    outline: 2px solid var(--on-focus);
    outline-offset: 3px;
  }

  ${from.tablet} {
    right: calc(var(--column-edge) - var(--space-4));
    width: 28rem;
  }
`;

export const Card = styled.li`
  ${onGround("paper")}
  --tone: var(--colour-sea);
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-3) var(--space-2) var(--space-4) var(--space-5);
  border: var(--hairline) solid var(--on-line);
  border-left: 3px solid var(--tone);
  border-radius: var(--radius-card);
  background: var(--on-card);
  box-shadow: var(--shadow-floating);
  color: var(--on-heading);
  pointer-events: auto;

  &[data-kind="error"] {
    --tone: var(--on-error);
  }

  strong {
    align-self: center;
    color: var(--tone);
    font-size: var(--type-small);
    font-weight: 550;
  }
  p {
    grid-column: 1 / -1;
    padding-right: var(--space-4);
    font-size: var(--type-base);
    line-height: 1.5;
  }

  &[data-swipe="move"] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }

  ${whenMotionIsWelcome} {
    &[data-state="open"] {
      animation: rises var(--time-control) var(--easing);
    }
    &[data-state="closed"] {
      animation: appears var(--time-control) var(--easing) reverse forwards;
    }
    &[data-swipe="end"] {
      animation: ${leave} var(--time-control) var(--easing) forwards;
    }
    &[data-swipe="cancel"] {
      transform: translateX(0);
      transition: transform var(--time-control) var(--easing);
    }
  }
`;

export const CloseButton = styled.button`
  ${iconButtonLook}
  grid-area: 1 / 2;
`;
