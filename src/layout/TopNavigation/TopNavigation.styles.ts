import styled, { css, keyframes } from "styled-components";
import { Column } from "../../components/Band";
import { ContentLink } from "../../components/ContentLink";
import { lessRoomThan, roomFor, whenHovering, whenTiny, withForcedColours } from "../../theme/breakpoints";
import { answersPointer, notPrinted, plainList } from "../../theme/mixins";

const lands = keyframes`
  to {
    border-color: var(--on-line);
    background: var(--on-ground);
  }
`;

/** The main action is quiet while the first screen has the same one. */
const outlined = keyframes`
  from {
    border-color: var(--on-control-line);
    background: transparent;
    color: var(--on-heading);
  }
`;

/**
 * Floats over the hero, on the hero's ground. It gets a background at once above a map, and elsewhere once the page scrolls. In print, only
 * the firm's name remains, as a letterhead.
 */
export const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: 40;
  height: var(--header-height);
  container-type: inline-size;
  border-bottom: var(--hairline) solid transparent;
  /* The ground of the hero. */
  background: var(--on-ground);
  color: var(--on-text);

  /* In one step: during a fade, the text would be illegible on either ground. */
  @supports (animation-timeline: scroll()) {
    background: none;
    animation: ${lands} step-end both;
    animation-timeline: scroll(root);
    animation-range: 0 1rem;
  }
  &[data-on-map="true"],
  &:has(ul:popover-open) {
    border-color: var(--on-line);
    background: var(--on-ground);
  }
  ${whenTiny} {
    position: relative;
  }
  @media print {
    position: static;
    height: auto;
    animation: none;
    border-color: var(--on-line);
  }
`;

export const Bar = styled(Column).attrs({ as: "nav" })`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  height: 100%;

  ${roomFor.menus} {
    gap: var(--space-6);
  }
  > :not(a) {
    ${notPrinted}
  }
`;

export const Menus = styled.ul`
  ${plainList}
  display: none;
  gap: var(--space-1);
  margin-inline: auto;

  > :has(:popover-open) > button > svg {
    transform: rotate(180deg);
  }
  > :has([aria-current="page"]) > button {
    color: var(--on-link);
  }

  @supports selector(:popover-open) {
    ${roomFor.menus} {
      display: flex;
    }
  }
`;

/** Marks the current page when neither colour nor shadow can. */
export const currentInForcedColours = `
  ${withForcedColours} {
    text-decoration: underline;
  }
`;

const itemLook = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--target);
  padding: var(--space-2) var(--space-3);
  border: var(--hairline) solid transparent;
  border-radius: var(--radius-control);
  background: none;
  color: var(--on-heading);
  font-size: var(--type-base);
  line-height: 1.3;
  text-decoration: none;
  white-space: nowrap;
  transition: color var(--time-control) var(--easing);

  ${answersPointer}
`;

export const Trigger = styled.button`
  ${itemLook}

  svg {
    transition: transform var(--time-control) var(--easing);
  }
`;

export const PlainLink = styled(ContentLink)`
  ${itemLook}

  &[aria-current="page"] {
    color: var(--on-link);
    ${currentInForcedColours}
  }
`;

/** Where the side panel replaces the menus, Login moves into it; the demo link stays. */
export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-left: auto;

  @supports (animation-timeline: scroll()) {
    > :not(${PlainLink}, :active) {
      animation: ${outlined} step-end backwards;
      animation-timeline: scroll(root);
      animation-range: 0 calc(100svh - var(--header-height));
    }
    ${whenHovering} {
      > :hover {
        animation: none;
      }
    }
  }
  ${roomFor.menus} {
    margin-left: 0;
  }
  ${lessRoomThan.menus} {
    > ${PlainLink} {
      display: none;
    }
    > :not(${PlainLink}) {
      padding: 0 clamp(var(--space-2), 6cqi - 0.7rem, var(--space-4));
      font-size: var(--type-small);
      line-height: 1.2;
      overflow-wrap: normal;
      text-align: center;
    }
  }
  /* Keeps the container, which pushes the menu button to the right. */
  ${lessRoomThan.phone} {
    > * {
      display: none;
    }
  }
`;
