import styled, { keyframes } from "styled-components";
import { Column } from "../../components/Band/Band";
import { roomFor, whenHovering, whenMotionIsWelcome, whenShort, withForcedColours, withoutScripts } from "../../theme/breakpoints";
import { notPrinted, plainList, tints } from "../../theme/mixins";
import { onGround } from "../../theme/variables";

/** Floats over the hero and turns to paper when it sticks. */
export const Header = styled.header`
  ${onGround("ink")}
  ${notPrinted}
  position: sticky;
  top: 0;
  z-index: 40;
  /* Stays put while the page under it changes. */
  view-transition-name: site-header;
  height: var(--header-height);
  container-type: inline-size;
  border-bottom: var(--hairline) solid transparent;
  color: var(--on-text);

  /* At once: while a ground faded in, its words could be read on neither. The inline script (native.js) tells where the page stands. */
  html[data-scrolled] &,
  &:has(ul:popover-open) {
    ${onGround("paper")}
    border-color: var(--on-line);
    background: var(--on-ground);
  }
  ${whenShort} {
    position: relative;
  }

  /* Nobody would tell it that it sticks, and its light words would lie on paper. */
  ${withoutScripts} {
    position: relative;
  }
`;

export const Bar = styled(Column).attrs({ as: "nav" })`
  display: flex;
  align-items: center;
  gap: var(--space-6);
  height: 100%;
`;

export const Menus = styled.ul`
  ${plainList}
  display: none;
  gap: var(--space-1);
  margin-inline: auto;

  ${roomFor.desktop} {
    display: flex;
  }
`;

/** The page that is shown, where neither a colour nor a shadow can tell. */
const currentInForcedColours = `
  ${withForcedColours} {
    text-decoration: underline;
  }
`;

const itemLook = `
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--target);
  padding: var(--space-2) var(--space-3);
  border: var(--hairline) solid transparent;
  border-radius: var(--radius-control);
  background: none;
  color: var(--on-heading);
  font-size: 1rem;
  line-height: 1.3;
  text-decoration: none;
  white-space: nowrap;
  transition: color var(--time-control) var(--easing);

  ${whenHovering} {
    &:hover {
      color: var(--on-link);
    }
  }
  &:active {
    color: var(--on-text);
  }
`;

export const Trigger = styled.button`
  ${itemLook}

  svg {
    transition: transform var(--time-control) var(--easing);
  }
  &:has(+ :popover-open) svg {
    transform: rotate(180deg);
  }
`;

export const PlainLink = styled.a`
  ${itemLook}

  &[aria-current="page"] {
    color: var(--on-link);
    ${currentInForcedColours}
  }
`;

const unfold = keyframes`
  from { opacity: 0; transform: translateY(-0.25rem); }
`;

/** Under its button; in the middle, under the header, where the browser cannot place it there. */
export const Panel = styled.ul`
  ${plainList}
  ${onGround("paper")}
  position: fixed;
  inset: var(--header-height) 0 auto;
  display: none;
  width: max-content;
  min-width: 19rem;
  max-width: 26rem;
  max-height: calc(100dvh - var(--header-height) - var(--space-4));
  margin: var(--space-2) auto 0;
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
    margin-inline: 0;
  }

  &:popover-open {
    display: block;

    ${whenMotionIsWelcome} {
      animation: ${unfold} var(--time-control) var(--easing);
    }
  }
`;

export const Entry = styled.a`
  display: block;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-control);
  color: var(--on-heading);
  font-size: 1rem;
  line-height: 1.35;
  text-decoration: none;
  transition: background-color var(--time-control) var(--easing);

  ${whenHovering} {
    &:hover {
      background: ${tints.hovered};
    }
  }
  &:active {
    background: ${tints.pressed};
  }
  &[aria-current="page"] {
    background: var(--colour-paper-band);
    box-shadow: inset 2px 0 0 var(--on-link);
    ${currentInForcedColours}
  }
`;

export const EntryText = styled.span`
  display: block;
  margin-top: 0.125rem;
  font-size: var(--type-small);
  color: var(--on-text);
`;

export const Actions = styled.div`
  display: none;
  align-items: center;
  gap: var(--space-2);

  ${roomFor.desktop} {
    display: flex;
  }
`;
