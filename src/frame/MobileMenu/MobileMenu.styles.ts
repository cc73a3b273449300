import styled, { css, keyframes } from "styled-components";
import { iconButtonLook } from "../../components/Button/Button.styles";
import { roomFor, whenHovering, whenMotionIsWelcome, withForcedColours, withoutScripts } from "../../theme/breakpoints";
import { hairlineAbove, plainList, tints } from "../../theme/mixins";
import { onGround } from "../../theme/variables";

export const Hamburger = styled.button.attrs({ type: "button" })`
  ${iconButtonLook}
  margin-left: auto;
  margin-right: -0.5rem;

  ${roomFor.desktop} {
    display: none;
  }
  &[data-needs="scripts"] {
    ${withoutScripts} {
      display: none;
    }
  }
`;

/** The menu where there are no scripts; it takes the hamburger's place at the end of the bar. */
export const FoldingMenu = styled("noscript")`
  margin-left: auto;

  ${roomFor.desktop} {
    display: none;
  }
`;

/** As wide as the window, right below the bar. */
export const FoldingPanel = styled.div`
  ${onGround("paper")}
  position: absolute;
  top: 100%;
  inset-inline: 0;
  padding: var(--space-3) var(--gutter);
  background: var(--on-ground);
  box-shadow: var(--shadow-floating);
  color: var(--on-text);
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const slideIn = keyframes`
  from { opacity: 0; transform: translateX(1.5rem); }
`;

export const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: color-mix(in srgb, var(--colour-ink) 64%, transparent);

  ${whenMotionIsWelcome} {
    animation: ${appear} var(--time-control) var(--easing);
  }
`;

export const Panel = styled.div`
  ${onGround("paper")}
  position: fixed;
  inset: 0 0 0 auto;
  z-index: 51;
  display: flex;
  flex-direction: column;
  width: min(24rem, calc(100vw - 2.5rem));
  overflow-y: auto;
  /* Its edge where the visitor's own colours rule. */
  border-left: var(--hairline) solid transparent;
  background: var(--on-ground);
  box-shadow: var(--shadow-floating);
  color: var(--on-text);

  ${whenMotionIsWelcome} {
    animation: ${slideIn} var(--time-control) var(--easing);
  }
`;

export const PanelTop = styled.div`
  display: flex;
  align-items: center;
  min-height: var(--header-height);
  padding-inline: var(--space-5);
`;

export const Sections = styled.nav`
  flex: 1;
  padding: var(--space-3) var(--space-5);
`;

export const Section = styled.details`
  ${hairlineAbove}

  ul {
    ${plainList}
    padding-bottom: var(--space-3);
  }
  summary svg {
    transition: transform var(--time-control) var(--easing);
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
`;

const rowStates = css`
  transition:
    background-color var(--time-control) var(--easing),
    color var(--time-control) var(--easing);

  ${whenHovering} {
    &:hover {
      color: var(--on-link);
    }
  }
  &:active {
    background: ${tints.pressed};
  }
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 3.5rem;
  color: var(--on-heading);
  font-family: var(--font-serif);
  font-size: 1.25rem;
  cursor: pointer;
  list-style: none;
  ${rowStates}

  &::-webkit-details-marker {
    display: none;
  }
`;

export const PanelLink = styled.a`
  display: flex;
  align-items: center;
  min-height: var(--target);
  color: var(--on-text);
  text-decoration: none;
  ${rowStates}

  &[data-level="top"] {
    ${hairlineAbove}
    min-height: 3.5rem;
    color: var(--on-heading);
    font-family: var(--font-serif);
    font-size: 1.25rem;
  }
  &[aria-current="page"] {
    color: var(--on-link);
    font-weight: 550;

    ${withForcedColours} {
      text-decoration: underline;
    }
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-5);
  border-top: var(--hairline) solid var(--on-line);
`;
