import styled from "styled-components";
import { below, whenMotionIsWelcome } from "../theme/breakpoints";
import { notPrinted } from "../theme/mixins";
import { onGround } from "../theme/variables";
import { iconButtonLook } from "./Button.styles";

/** The page behind a dialog, over what is below: so dark that the space of a scroll bar fits any band. */
export const dimmed = (below: string): string => `color-mix(in srgb, var(--colour-ink) 92%, ${below})`;

/** The dialog is inside its button's section, so it resets the styles that it inherits. */
export const Box = styled.dialog`
  ${onGround("paper")}
  flex-direction: column;
  width: calc(100% - 2 * var(--space-4));
  max-width: 40rem;
  max-height: calc(100dvh - 2 * var(--space-4));
  padding: 0;
  overflow: hidden;
  /* Visible only under forced colours. */
  border: var(--hairline) solid transparent;
  border-radius: var(--radius-card);
  background: var(--on-card);
  box-shadow: var(--shadow-floating);
  color: var(--on-text);
  font-size: var(--type-body);

  &[open] {
    display: flex;
    ${notPrinted}
  }
  &::backdrop {
    background: ${dimmed("transparent")};
  }

  /* Narrow enough that the whole film fits the window below the title. */
  &[data-shape="film"] {
    max-width: min(64rem, max(20rem, (100dvh - 9rem) * 16 / 9));

    ${below.tablet} {
      width: 100%;
      border-inline: 0;
      border-radius: 0;
    }
  }
  &[data-shape="side"] {
    left: auto;
    width: calc(100% - 2.5rem);
    max-width: 24rem;
    height: 100%;
    max-height: none;
    margin: 0;
    overflow-y: auto;
    border-width: 0 0 0 var(--hairline);
    border-radius: 0;
    background: var(--on-ground);
  }
  &[data-shape="sheet"] {
    top: auto;
    width: 100%;
    max-width: none;
    margin: 0;
    overflow-y: auto;
    border-width: var(--hairline) 0 0;
    border-radius: 0;
    font-size: var(--type-base);
    line-height: 1.5;
  }

  ${whenMotionIsWelcome} {
    &,
    &::backdrop {
      animation: appears var(--time-control) var(--easing);
    }
    &[data-shape="side"] {
      animation-name: slides-in;
    }
    &[data-shape="sheet"] {
      animation-name: rises;
    }
  }
`;

/** Not a `header`: outside a section, that would be a second banner landmark. */
export const Header = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-4) var(--space-4) var(--space-4) var(--space-5);
  border-bottom: var(--hairline) solid var(--on-line);

  h2 {
    font-size: var(--type-h3);
  }

  /* As high as the header that it replaces. */
  [data-shape="side"] > & {
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    min-height: var(--header-height);
    padding-block: 0;
    padding-right: calc(var(--space-5) - 0.5rem);
    border: 0;
  }
  [data-shape="sheet"] > & {
    width: 100%;
    max-width: calc(var(--page-width) + 2 * var(--gutter));
    margin: 0 auto calc(-1 * var(--space-4));
    padding: var(--space-2) calc(var(--gutter) - var(--space-3)) 0 var(--gutter);
    border: 0;

    h2 {
      font-size: var(--type-title);
      line-height: 1.25;
    }
  }
`;

export const CloseButton = styled.button`
  ${iconButtonLook}
  margin-left: auto;
`;

/** Content that may be taller than the window. */
export const Scroller = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  overflow-y: auto;

  &:focus-visible {
    outline-offset: -3px;
  }
`;
