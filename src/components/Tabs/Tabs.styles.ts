import styled from "styled-components";
import { whenHovering, withForcedColours } from "../../theme/breakpoints";
import { smallCapitals } from "../../theme/mixins";

/** A panel is always readable where nobody can choose a tab. */
const whereTabsCannotBeChosen = "@media (scripting: none), print";

export const List = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 clamp(1.5rem, 4vw, 3rem);
  border-bottom: var(--hairline) solid var(--on-line);
  anchor-scope: --open-tab;

  /* One underline that travels to the open tab, where the browser can anchor it; elsewhere each tab has its own. */
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

      /* Without its colour it is told from the hairline by its weight. */
      ${withForcedColours} {
        top: calc(anchor(bottom) - 3px);
        border-top-width: 4px;
      }
    }
  }

  ${whereTabsCannotBeChosen} {
    display: none;
  }
`;

export const Tab = styled.button`
  min-height: var(--target);
  margin-bottom: -1px;
  padding: var(--space-3) 0;
  border: 0;
  background: transparent;
  color: var(--on-text);
  font-family: var(--font-serif);
  font-size: var(--type-h3);
  line-height: 1.2;
  text-align: start;
  transition: color var(--time-control) var(--easing);

  ${whenHovering} {
    &:hover {
      color: var(--on-heading);
    }
  }
  &:active {
    color: var(--on-link);
  }

  &[data-state="active"] {
    color: var(--on-heading);
    anchor-name: --open-tab;

    @supports not (anchor-scope: --open-tab) {
      box-shadow: inset 0 -2px var(--on-link);

      ${withForcedColours} {
        text-decoration: underline;
      }
    }
  }
`;

export const Panel = styled.div`
  padding-top: clamp(2rem, 1.4rem + 2.6vw, 4rem);

  &:focus-visible {
    outline-offset: var(--space-2);
  }

  &[data-state="inactive"] {
    display: none;

    ${whereTabsCannotBeChosen} {
      display: block;
    }
  }
`;

/** The tab's words above its panel, where the tabs themselves are not shown. */
export const Name = styled.p`
  ${smallCapitals}
  display: none;
  margin-bottom: var(--space-4);
  color: var(--on-link);

  ${whereTabsCannotBeChosen} {
    display: block;
  }
`;
