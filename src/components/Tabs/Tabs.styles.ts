import styled from "styled-components";
import { whenHovering, withForcedColours } from "../../theme/breakpoints";
import { notPrinted, smallCapitals } from "../../theme/mixins";

export const TabList = styled.div`
  ${notPrinted}
  display: flex;
  flex-wrap: wrap;
  gap: 0 clamp(1.5rem, 4vw, 3rem);
  border-bottom: var(--hairline) solid var(--on-line);
`;

export const Tab = styled.button`
  position: relative;
  min-height: var(--target);
  padding: var(--space-2);
  margin-inline: calc(-1 * var(--space-2));
  border: 0;
  border-radius: var(--radius-card);
  background: none;
  color: var(--on-text);
  font-family: var(--font-serif);
  font-size: var(--type-h3);
  line-height: 1.2;
  transition: color var(--time-control) var(--easing);

  ${whenHovering} {
    &:hover {
      color: var(--on-heading);
    }
  }
  &:active {
    color: var(--on-link);
  }
  &:focus-visible {
    outline-offset: -2px;
  }

  /* On the hairline; it grows from the left as the tab opens. */
  &::after {
    content: "";
    position: absolute;
    inset: auto var(--space-2) -1px;
    border-top: 2px solid var(--on-link);
    scale: 0 1;
    transform-origin: left;
    transition: scale var(--time-control) var(--easing);

    /* Without colour, only its thickness distinguishes it from the hairline. */
    ${withForcedColours} {
      border-top-width: 4px;
    }
  }
  &[aria-selected="true"] {
    color: var(--on-heading);

    &::after {
      scale: 1;
    }
  }
`;

export const Panel = styled.div`
  padding-top: clamp(1.5rem, 1.2rem + 1.3vw, 2.5rem);

  @media print {
    display: block;
  }
`;

/** Replaces the tab in print and without scripts. */
export const PanelName = styled.p`
  display: none;

  @media print, (scripting: none) {
    ${smallCapitals}
    display: block;
    padding-bottom: var(--space-4);
    color: var(--on-link);
  }
`;
