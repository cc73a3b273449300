import styled from "styled-components";
import { tinted } from "../../components/Button.styles";
import { ContentLink } from "../../components/ContentLink";
import { whenMotionIsWelcome } from "../../theme/breakpoints";
import { plainList } from "../../theme/mixins";
import { onGround } from "../../theme/variables";
import { currentInForcedColours } from "./TopNavigation.styles";

/** Under the header, aligned with its button; centred if the browser does not support anchor positioning. */
export const Panel = styled.ul`
  ${plainList}
  ${onGround("paper")}
  position: fixed;
  inset: var(--header-height) 0 auto;
  display: none;
  width: max-content;
  min-width: 19rem;
  max-width: 26rem;
  /* The default, fit-content, is as high as the window in WebKit. */
  height: auto;
  max-height: calc(100dvh - var(--header-height) - var(--space-4));
  margin: 0 auto;
  padding: var(--space-2);
  overflow-y: auto;
  border: var(--hairline) solid var(--on-line);
  border-radius: var(--radius-card);
  background: var(--on-card);
  box-shadow: var(--shadow-floating);
  color: var(--on-text);

  @supports (position-area: bottom) {
    inset: auto;
    position-anchor: auto;
    position-area: bottom span-right;
    max-height: calc(100% - var(--space-4));
    /* Bridges the gap between the button, which is centred in the header, and the header's lower edge. */
    margin: calc((var(--header-height) + var(--hairline) - var(--target)) / 2) 0 0 calc(var(--space-3) - var(--space-2) - var(--space-4));
  }
  &:popover-open {
    display: grid;

    ${whenMotionIsWelcome} {
      animation: appears var(--time-control) var(--easing);
    }
  }
`;

export const Entry = styled(ContentLink)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-control);
  color: var(--on-heading);
  font-size: var(--type-base);
  line-height: 1.35;
  text-decoration: none;
  transition: background-color var(--time-control) var(--easing);

  ${tinted}
  &[aria-current="page"] {
    background: var(--colour-paper-band);
    box-shadow: inset 2px 0 0 var(--on-link);
    ${currentInForcedColours}
  }
`;

export const EntryText = styled.span`
  display: block;
  margin-top: 0.125rem;
  text-wrap: balance;
  font-size: var(--type-small);
  color: var(--on-text);
`;
