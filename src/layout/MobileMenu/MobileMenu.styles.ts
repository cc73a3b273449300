import styled, { css } from "styled-components";
import { iconButtonLook } from "../../components/Button.styles";
import { ContentLink } from "../../components/ContentLink";
import { roomFor, whenHovering, withForcedColours } from "../../theme/breakpoints";
import { foldingSummary, hairlineAbove, plainList, tints } from "../../theme/mixins";

/** Shown where there is no room for the menus, or the browser has no popovers to show them. */
export const Hamburger = styled.button.attrs({ type: "button" })`
  ${iconButtonLook}
  margin-right: -0.5rem;

  @supports selector(:popover-open) {
    ${roomFor.menus} {
      display: none;
    }
  }
`;

/** Scrolls on its own, so that what is below stays in view, except in a very short window. */
export const Sections = styled.div`
  flex: 1;
  min-height: 12rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-3) var(--space-5);
`;

export const Section = styled.details`
  ${hairlineAbove}

  ul {
    ${plainList}
    padding-bottom: var(--space-3);
  }
`;

const rowStates = css`
  transition: var(--time-control) var(--easing);
  transition-property: background-color, color;

  ${whenHovering} {
    &:hover {
      color: var(--on-link);
    }
  }
  &:active {
    background: ${tints.pressed};
  }
`;

const topLevel = css`
  min-height: 3.5rem;
  color: var(--on-heading);
  font-family: var(--font-serif);
  font-size: var(--type-title);
`;

export const Summary = styled.summary`
  ${topLevel}
  display: flex;
  align-items: center;
  justify-content: space-between;
  ${rowStates}
  ${foldingSummary}
  &::after {
    margin-right: 0.25rem;
  }
`;

export const PanelLink = styled(ContentLink)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  color: var(--on-text);
  text-decoration: none;
  ${rowStates}

  &[data-level="top"] {
    ${topLevel}
    ${hairlineAbove}
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
  flex: none;
  gap: var(--space-3);
  padding: var(--space-5);
  border-top: var(--hairline) solid var(--on-line);
`;
