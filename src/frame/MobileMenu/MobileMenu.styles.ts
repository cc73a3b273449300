import styled, { css } from "styled-components";
import { iconButtonLook } from "../../components/Button/Button.styles";
import { roomFor, whenHovering, withForcedColours } from "../../theme/breakpoints";
import { hairlineAbove, plainList, tints } from "../../theme/mixins";

export const Hamburger = styled.button.attrs({ type: "button" })`
  ${iconButtonLook}
  margin-left: auto;
  margin-right: -0.5rem;

  ${roomFor.desktop} {
    display: none;
  }
`;

export const Sections = styled.div`
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
