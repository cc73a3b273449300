import styled, { css } from "styled-components";
import { between, from } from "../../theme/breakpoints";
import { keepsInSight, ledgerColumns, ledgerWidths } from "../../theme/mixins";
import { onGround } from "../../theme/variables";
import { Entries, Entry, Frame } from "./Benefits.styles";

const besideEntries = css`
  ${keepsInSight}
  margin-bottom: 0;
`;

/** Puts the narrow drawing on the left; the entries beside it share its height. */
const pictureAtLeft = css`
  grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
  column-gap: var(--space-6);

  > header {
    grid-column: 1 / -1;
  }
  ${Frame} {
    ${besideEntries}
  }
  ${Entries} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
  }
  ${Entry} {
    grid-template-columns: minmax(0, 1fr);

    &:not(:last-child) {
      padding-bottom: var(--space-5);
    }
  }
  /* The dark ground ends above the entries, behind the upper part of the picture. */
  &[data-arrangement="stage"] {
    &::before {
      grid-area: 1 / 1 / auto / -1;
      align-self: stretch;
      margin-bottom: -5rem;
    }
    ${Entries} {
      padding-top: 6.5rem;
    }
  }
`;

/** Arranges heading, picture and entries: stacked, or with the longest of them beside the others. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  /* The dark ground starts at the top of the section and ends behind the lower part of the picture. */
  &[data-arrangement="stage"] {
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
      grid-area: 1 / 1 / span 2;
      margin: calc(-1 * var(--section-space)) -50vw clamp(10rem, 14vw, 13rem);
      background: var(--on-ground);
    }
    > header {
      grid-area: 1 / 1;
      background: var(--on-ground);
      color: var(--on-text);
    }
    ${Frame} {
      grid-area: 2 / 1;
    }
    ${Frame} {
      --sheet-shadow: var(--shadow-floating);
    }
  }

  /* On tablets, the wide drawing would be too small to read. */
  ${between.tabletAndDesktop} {
    &[data-picture="narrow"] {
      ${pictureAtLeft}
    }
  }
  ${from.desktop} {
    &[data-arrangement="beside"] {
      ${ledgerColumns}

      > header {
        ${besideEntries}
      }
    }
    &[data-arrangement="beside"]:not([data-picture="none"]) {
      grid-template: auto 1fr / minmax(0, 1fr) min(26rem, ${ledgerWidths.first});
      row-gap: var(--space-6);

      > header {
        position: static;
      }
      ${Entries} {
        align-content: start;
      }
      ${Frame} {
        ${besideEntries}
        grid-area: 1 / 2 / span 2;
      }
    }
  }
`;
