import styled from "styled-components";
import { from } from "../../theme/breakpoints";
import { hairlineAbove, plainList } from "../../theme/mixins";
import { onGround } from "../../theme/variables";

export const Hamburger = styled.button.attrs({ type: "button" })`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--target);
  height: var(--target);
  margin-left: auto;
  margin-right: -0.5rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--on-heading);

  ${from.desktop} {
    display: none;
  }
`;

export const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: color-mix(in srgb, var(--colour-ink) 64%, transparent);
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
  background: var(--on-ground);
  box-shadow: var(--shadow-floating);
  color: var(--on-text);
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
  &[open] summary svg {
    transform: rotate(180deg);
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
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-5);
  border-top: var(--hairline) solid var(--on-line);
`;
