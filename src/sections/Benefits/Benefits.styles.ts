import styled, { css } from "styled-components";
import { between, folding, from } from "../../theme/breakpoints";
import { fillsAsItRises, hairlineAbove, keepsInSight, ledgerColumns, plainList } from "../../theme/mixins";
import { onGround } from "../../theme/variables";

/** Entries; those that fold on phones have another layout there. */
export const Entries = styled.ul`
  ${plainList}
  display: grid;
  align-content: start;
  column-gap: var(--space-6);

  &[data-folds="true"] {
    ${folding.folded} {
      display: none;
    }
  }
  &[data-arrangement="columns"] {
    row-gap: var(--space-5);

    ${from.tablet} {
      &:not([data-columns="3"]) {
        row-gap: var(--space-7);
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
    ${from.desktop} {
      row-gap: var(--space-7);

      &[data-columns="3"] {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
      &[data-columns="4"] {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
    }
  }
`;

export const Entry = styled.li`
  ${hairlineAbove}
  display: grid;
  align-content: start;
  gap: var(--space-3);
  padding-block: var(--space-5);

  /* Aligns the texts of neighbours. */
  [data-arrangement="columns"] > & {
    grid-row: span 2;
    grid-template-rows: subgrid;
    padding-bottom: 0;
  }
  /* At tablet width, three columns hold too few words per line. */
  [data-arrangement="columns"][data-columns="3"] > & {
    ${between.tabletAndDesktop} {
      ${ledgerColumns}
      grid-row: auto;
      grid-template-rows: none;
    }
  }
  [data-arrangement="rows"] > & {
    ${from.tablet} {
      ${ledgerColumns}
    }
    ${from.desktop} {
      padding-block: var(--space-6);
    }
  }
  [data-arrangement="beside"] > & {
    ${between.tabletAndDesktop} {
      ${ledgerColumns}
    }
  }
  &&:last-child {
    padding-bottom: 0;
  }
`;

export const EntryText = styled.p`
  max-width: var(--measure);
`;

/** A picture in a frame without browser controls. */
export const Frame = styled.figure`
  margin: 0 0 var(--space-5);
  overflow: clip;
  border: var(--hairline) solid var(--on-line);
  border-radius: var(--radius-card);
  background: var(--on-card);

  img {
    ${fillsAsItRises}
    width: 100%;
    height: auto;
  }
`;

const besideEntries = css`
  ${keepsInSight}
  margin-bottom: 0;
`;

/** Heading, picture and entries: stacked, or the longest part beside the others. */
export const Plan = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  /* The dark ground begins where the section does and ends behind the picture's foot. */
  &[data-arrangement="stage"] {
    &::before,
    > header {
      ${onGround("ink")}

      html:has([data-light="sea"]) & {
        ${onGround("sea")}
      }
    }
    &::before {
      content: "";
      grid-area: 1 / 1 / span 2;
      margin: calc(-1 * var(--section-space)) -50vw clamp(5rem, 14vw, 13rem);
      background: var(--on-ground);
    }
    > header {
      grid-area: 1 / 1;
      background: var(--on-ground);
      color: var(--on-text);
    }
    ${Frame} {
      grid-area: 2 / 1;
      border: 0;
      box-shadow: var(--shadow-floating);
    }
  }

  /* Tablets show the drawing for phones, beside the entries. */
  ${between.tabletAndDesktop} {
    &[data-arrangement="stage"] ${Frame} {
      justify-self: center;
      width: min(100%, 30rem);
    }
    &[data-picture="phone"]:not([data-arrangement="stage"]) {
      grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
      align-items: start;
      column-gap: var(--space-6);

      > header {
        grid-column: 1 / -1;
      }
      ${Frame} {
        margin-bottom: 0;
      }
      ${Entries} {
        ${keepsInSight}
        grid-template-columns: minmax(0, 1fr);
        row-gap: 0;

        &[data-arrangement="columns"] {
          row-gap: var(--space-5);
        }
      }
      ${Entry} {
        grid-template-columns: minmax(0, 1fr);
      }
      &[data-arrangement="beside"] {
        ${Frame} {
          ${besideEntries}
        }
      }
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
      grid-template: auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
      row-gap: var(--space-6);

      > header {
        position: static;
      }
      ${Frame} {
        ${besideEntries}
        grid-area: 1 / 2 / span 2;
        justify-self: end;
        width: min(100%, 26rem);
      }
    }
  }
`;
