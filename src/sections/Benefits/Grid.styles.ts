import styled, { css } from "styled-components";
import { between, from } from "../../theme/breakpoints";
import { keepsInSight, ledgerColumns, ledgerWidths } from "../../theme/mixins";
import { onGround } from "../../theme/variables";
import { Entries, Entry } from "./Benefits.styles";

/** What the section shows. */
export const Frame = styled.div`
  margin: 0 0 var(--space-5);
`;

export const Panel = styled.div`
  overflow: clip;
  border-radius: var(--radius-card);
  /* A shadow, not a border, which would make the picture narrower than it was drawn, and blur it. */
  box-shadow:
    0 0 0 var(--hairline) var(--on-line),
    var(--sheet-shadow, 0 0 transparent);
  background: var(--on-card);

  img {
    width: 100%;
    height: auto;
  }
`;

/** The dark ground starts at the top of the section and ends behind the lower part of what is shown. */
const stage = css`
  &::before,
  > header {
    ${onGround("ink")}
  }
  &[data-stage="sea"]::before,
  &[data-stage="sea"] > header {
    ${onGround("sea")}
  }
  &::before {
    content: "";
    grid-area: 1 / 1 / span 2 / -1;
    margin: calc(-1 * var(--section-space)) -50vw clamp(10rem, 14vw, 13rem);
    background: var(--on-ground);
  }
  > header {
    grid-area: 1 / 1 / auto / -1;
    background: var(--on-ground);
    color: var(--on-text);
  }
  ${Frame} {
    grid-area: 2 / 1;
    --sheet-shadow: var(--shadow-floating);
  }
`;

const drawingAtLeft = css`
  grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
  column-gap: var(--space-6);

  > header {
    grid-column: 1 / -1;
  }
  ${Frame} {
    ${keepsInSight}
  }
  ${Entries}, ${Entry} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
  }
  /* The dark ground ends above the entries, behind the upper part of the drawing. */
  &[data-arrangement="stage"] {
    &::before {
      grid-row-end: span 1;
      margin-bottom: -5rem;
    }
    ${Entries} {
      padding-top: 6.5rem;
    }
  }
`;

/** Heading, what is shown, and entries: stacked, or side by side. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &[data-arrangement="stage"] {
    ${stage}
  }
  ${between.tabletAndDesktop} {
    &[data-shows="drawing"] {
      ${drawingAtLeft}
    }
  }
  ${from.desktop} {
    &[data-arrangement="beside"] {
      ${ledgerColumns}
    }
    &[data-arrangement="beside"][data-shows="exhibit"] {
      grid-template: auto 1fr / minmax(0, 1fr) min(26rem, ${ledgerWidths.first});

      ${Frame} {
        ${keepsInSight}
        grid-area: 1 / 2 / span 2;
        margin-bottom: 0;
      }
    }
    &[data-arrangement="margin"] {
      grid-template: auto 1fr / minmax(0, 8fr) minmax(0, 4fr);
      column-gap: var(--space-7);

      ${Frame} {
        grid-area: 1 / 1 / span 2;
        margin-bottom: 0;
      }
      ${Entries} {
        grid-column: 2;
      }
    }
  }
`;
