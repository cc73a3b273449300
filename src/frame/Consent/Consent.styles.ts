import styled, { keyframes } from "styled-components";
import { Column } from "../../components/Band/Band";
import { from, whenHovering, whenMotionIsWelcome, whenShort, withoutScripts } from "../../theme/breakpoints";
import { notPrinted } from "../../theme/mixins";
import { onGround } from "../../theme/variables";

const rise = keyframes`
  from { opacity: 0; transform: translateY(1rem); }
`;

/** Above the page and its header, below the side panel, dialogs and toasts. */
export const Region = styled.section`
  ${onGround("paper")}
  ${notPrinted}
  position: fixed;
  inset: auto 0 0;
  z-index: 45;
  /* Under the header at least 8 rem of the page remain, and in a short window half of it. */
  max-height: min(36rem, max(50vh, 100vh - var(--header-height) - 8rem));
  overflow-y: auto;
  border-top: var(--hairline) solid var(--on-control-line);
  background: var(--on-card);
  color: var(--on-text);
  font-size: 1rem;
  line-height: 1.5;

  ${whenMotionIsWelcome} {
    animation: ${rise} var(--time-control) var(--easing);
  }
`;

export const Sheet = styled(Column)`
  position: relative;
  display: grid;
  gap: var(--space-4) var(--space-8);
  padding-block: var(--space-4) max(var(--space-4), env(safe-area-inset-bottom));

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
    align-items: end;
    padding-block: var(--space-5);
  }
`;

export const Words = styled.div`
  display: grid;
  gap: var(--space-2);
  max-width: var(--measure);
`;

export const Heading = styled.h2`
  padding-right: var(--space-6);
  font-size: 1.25rem;
  line-height: 1.25;
`;

/** Two buttons side by side, of equal size whatever their words; they stay where they are when the words above them get more. */
export const Actions = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
  margin-block: calc(-1 * var(--space-3));
  padding-block: var(--space-3);
  background: var(--on-card);

  /* There they would cover what has the focus. */
  ${whenShort} {
    position: static;
  }
  /* Nothing is stored, and nothing tracks. */
  ${withoutScripts} {
    display: none;
  }

  button {
    padding-inline: var(--space-2);
  }
`;

/** Above both answers. */
export const Problem = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  color: var(--on-error);
`;

/** What the levels are, one below the other on small screens. */
export const Levels = styled.dl`
  display: grid;
  gap: var(--space-3) var(--space-6);
  margin: var(--space-3) 0;

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  dt {
    color: var(--on-heading);
    font-weight: 550;
  }
  dd {
    margin: 0;
  }
`;

export const More = styled.details`
  summary {
    width: fit-content;
    padding-block: var(--space-1);
    color: var(--on-link);
    cursor: pointer;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;

    ${whenHovering} {
      &:hover {
        text-decoration-thickness: 2px;
      }
    }
    &:active {
      color: var(--on-heading);
    }
  }
`;
