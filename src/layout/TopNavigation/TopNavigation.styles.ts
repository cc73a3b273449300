import styled from "styled-components";
import { Column } from "../../components/Band/Band";
import { below, from } from "../../theme/breakpoints";
import { plainList } from "../../theme/mixins";
import { onGround } from "../../theme/variables";

/** Floats over the hero and turns to paper when it sticks. */
export const Header = styled.header`
  ${onGround("ink")}
  position: sticky;
  top: 0;
  z-index: 40;
  height: var(--header-height);
  border-bottom: var(--hairline) solid transparent;
  color: var(--on-text);
  transition:
    background-color var(--time-control) var(--easing),
    border-color var(--time-control) var(--easing);

  &[data-stuck="true"] {
    ${onGround("paper")}
    border-color: var(--on-line);
    background: var(--on-ground);
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
  display: flex;
  gap: var(--space-1);
  margin-inline: auto;

  ${below.desktop} {
    display: none;
  }
`;

export const Item = styled.li`
  position: relative;
`;

const itemLook = `
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--target);
  padding: var(--space-2) var(--space-3);
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--on-heading);
  font-size: 1rem;
  line-height: 1.3;
  text-decoration: none;
  white-space: nowrap;
`;

export const Trigger = styled.button`
  ${itemLook}

  svg {
    transition: transform var(--time-control) var(--easing);
  }
  &[aria-expanded="true"] svg {
    transform: rotate(180deg);
  }
  &:hover {
    color: var(--on-link);
  }
`;

export const PlainLink = styled.a`
  ${itemLook}

  &:hover,
  &[aria-current="page"] {
    color: var(--on-link);
  }
`;

export const Panel = styled.ul`
  ${plainList}
  ${onGround("paper")}
  position: absolute;
  top: calc(100% + var(--space-2));
  left: 0;
  display: none;
  width: max-content;
  min-width: 19rem;
  max-width: 26rem;
  padding: var(--space-2);
  border: var(--hairline) solid var(--on-line);
  border-radius: var(--radius-card);
  background: var(--on-card);
  box-shadow: var(--shadow-floating);

  &[data-open="true"] {
    display: block;
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

  &:hover,
  &[aria-current="page"] {
    background: var(--colour-paper-band);
  }
  &[aria-current="page"] {
    box-shadow: inset 2px 0 0 var(--on-accent);
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

  ${from.desktop} {
    display: flex;
  }
`;
