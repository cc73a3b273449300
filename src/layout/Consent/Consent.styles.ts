import styled, { css } from "styled-components";
import { Column } from "../../components/Band";
import { between, from, upTo, whenHovering, whenMotionIsWelcome, whenShort } from "../../theme/breakpoints";
import { foldingSummary, notPrinted } from "../../theme/mixins";
import { onGround } from "../../theme/variables";

/**
 * The question: a bar along the bottom of the window, low on large ones. It covers the page and its header, and is covered by the side
 * panel, dialogs and toasts. A global style: a rule that came with the question would make the browser restyle the whole page.
 */
export const consentQuestion = () => css`
  [data-consent] {
    ${onGround("paper")}
    --on-card: var(--on-ground);
    ${notPrinted}
    position: fixed;
    inset: auto 0 0;
    z-index: 45;
    /* Leaves at least 8 rem of the page visible below the header, or half of a short window. */
    max-height: min(36rem, max(50vh, 100vh - var(--header-height) - 8rem));
    overflow-y: auto;
    border-top: var(--hairline) solid var(--on-control-line);
    background: var(--on-ground);
    color: var(--on-text);
    font-size: var(--type-small);
    line-height: 1.45;
    box-shadow: var(--shadow-floating);

    /* At fourfold zoom it would cover half of the page and hide its buttons, so there it stands above the page. */
    ${whenShort} and ${upTo.tablet} {
      position: static;
      max-height: none;
    }
    ${whenMotionIsWelcome} {
      animation: rises var(--time-control) var(--easing);
    }

    h2 {
      font-size: var(--type-large);
      line-height: 1.3;
      letter-spacing: 0;
    }
  }
`;

export const Layout = styled(Column)`
  display: grid;
  gap: var(--space-4) var(--space-8);
  padding-block: var(--space-4) max(var(--space-4), env(safe-area-inset-bottom));

  dialog > & {
    ${from.desktop} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
      align-items: end;
      padding-block: var(--space-5);
    }
  }
  [data-consent] > & {
    gap: var(--space-2) var(--space-5);
    padding-block: var(--space-2) max(var(--space-2), env(safe-area-inset-bottom));

    ${from.tablet} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }
`;

export const Words = styled.div`
  display: grid;
  gap: var(--space-2);
  max-width: var(--measure);

  [data-consent] & {
    gap: 0 var(--space-4);
    max-width: none;

    ${from.tablet} {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: baseline;

      p,
      details[open] {
        grid-column: 1 / -1;
      }
      details:not([open]) {
        grid-area: 1 / 2;
      }
    }
  }
`;

/** Two buttons side by side, equally wide whatever their labels. They stay in view when the text above grows. */
export const Actions = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
  margin-block: calc(-1 * var(--space-2));
  padding-block: var(--space-2);
  background: var(--on-card);

  /* In a short window they would cover the focused element. */
  ${whenShort} {
    position: static;
  }

  /* Stacked beside the question, they leave it wide enough for fewer lines. */
  ${between.tabletAndDesktop} {
    [data-consent] & {
      grid-template-columns: auto;
    }
  }
  button {
    padding-inline: clamp(var(--space-2), 1.5vw, var(--space-5));
  }
`;

export const Problem = styled.p`
  grid-column: 1 / -1;
  color: var(--on-error);
`;

/** The descriptions of the levels, stacked on small screens. */
export const Levels = styled.dl`
  display: grid;
  gap: var(--space-3) var(--space-6);
  margin: var(--space-3) 0;

  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  }

  dt {
    color: var(--on-heading);
    font-weight: 550;
  }
  dd {
    margin: 0;
  }
`;

/** The line that unfolds the levels. */
export const MoreSummary = styled.summary`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: fit-content;
  padding: var(--space-1) var(--space-1) var(--space-1) 0;
  color: var(--on-link);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  ${foldingSummary}
  ${whenHovering} {
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
  &:active {
    color: var(--on-heading);
  }
`;
