import styled from "styled-components";
import { whenHovering, withForcedColours } from "../../theme/breakpoints";
import { overlaidChoice, smallCapitals } from "../../theme/mixins";

/** The tabs in one row or more, above the panels, whatever their order in the document. */
export const TabGroup = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 clamp(1.5rem, 4vw, 3rem);
  anchor-scope: --open-tab;

  /* Where the browser supports anchors, a single underline moves to the open tab; elsewhere each tab has its own. */
  @supports (anchor-scope: --open-tab) {
    &::after {
      content: "";
      position: absolute;
      position-anchor: --open-tab;
      top: calc(anchor(bottom) - 1px);
      left: anchor(left);
      width: anchor-size(width);
      border-top: 2px solid var(--on-link);
      transition:
        left var(--time-control) var(--easing),
        width var(--time-control) var(--easing);

      /* Without colour, only its thickness distinguishes it from the hairline. */
      ${withForcedColours} {
        top: calc(anchor(bottom) - 3px);
        border-top-width: 4px;
      }
    }
  }

  @media print {
    display: block;

    &::after {
      display: none;
    }
  }
`;

export const Tab = styled.label`
  position: relative;
  min-height: var(--target);
  margin-bottom: -1px;
  padding: var(--space-3) 0;
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

  &:has(:checked) {
    color: var(--on-heading);
    anchor-name: --open-tab;

    @supports not (anchor-scope: --open-tab) {
      box-shadow: inset 0 -2px var(--on-link);

      ${withForcedColours} {
        text-decoration: underline;
      }
    }
  }

  @media print {
    ${smallCapitals}
    display: block;
    margin: var(--space-6) 0 var(--space-4);
    padding: 0;
    font-family: var(--font-sans);

    &,
    &:has(:checked) {
      color: var(--on-link);
    }
  }
`;

export const Choice = styled.input`
  ${overlaidChoice}
`;

export const Panel = styled.div`
  order: 1;
  flex: 0 0 100%;
  min-width: 0;
  padding-top: clamp(2rem, 1.4rem + 2.6vw, 4rem);
  border-top: var(--hairline) solid var(--on-line);

  /* Browsers without :has() ignore this, and show every panel. */
  @media screen {
    ${Tab}:not(:has(:checked)) + & {
      display: none;
    }
  }
  @media print {
    padding-top: 0;
    border: 0;
  }
`;
