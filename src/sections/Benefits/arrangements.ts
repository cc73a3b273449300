import styled, { css } from "styled-components";
import { between, from } from "../../theme/breakpoints";
import { keepsInSight, ledgerColumns, ledgerWidths } from "../../theme/mixins";
import { Entries, Entry, EntryText, Frame, Stage } from "./Benefits.styles";

/** Entries side by side. On tablets, three columns would be too narrow for text, and one would be too wide. */
const columns = css`
  ${Entries} {
    row-gap: var(--space-4);
  }
  ${Entry} {
    padding-bottom: 0;
  }
  ${from.tablet} {
    ${Entries}:is([data-count="2"], [data-count="4"]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${between.tabletAndDesktop} {
    ${Entries}[data-count="3"] > ${Entry} {
      ${ledgerColumns}
    }
  }
  ${from.desktop} {
    ${Entries}[data-count="3"] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    ${Entries}[data-count="4"] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/** Columns below what is shown. The dark ground starts at the top of the section and ends behind the lower part of what is shown. */
const stage = css`
  ${columns}

  ${Stage} {
    grid-area: 1 / 1 / span 2 / -1;
    margin: calc(-1 * var(--section-space)) -50vw clamp(10rem, 14vw, 13rem);
  }
  > header {
    grid-area: 1 / 1 / auto / -1;
  }
  ${Frame} {
    grid-area: 2 / 1;
  }
`;

/** Each title with its text at its right. */
const rows = css`
  ${from.tablet} {
    ${Entry} {
      ${ledgerColumns}
    }
  }
`;

/** Title, figure and text are stacked; with more room, title and figure are at the ends of one line, with the text between them at last. */
const ledger = css`
  ${Entry} {
    grid-template-areas: "title" "figure" "text";
    align-items: first baseline;
    gap: var(--space-2) var(--space-5);
    padding-block: 1.25rem;

    ${from.phoneLandscape} {
      grid-template: "title figure" auto "text text" auto / minmax(0, 1fr) fit-content(42%);
    }
    ${from.desktop} {
      grid-template: "title text figure" auto / minmax(0, 6fr) minmax(0, 11fr) minmax(0, 5fr);
      column-gap: var(--space-7);
    }
    ${from.wide} {
      grid-template-columns: calc(${ledgerWidths.first} + var(--space-4)) minmax(0, 1fr) auto;
    }
  }
  ${EntryText} {
    grid-area: text;
  }
`;

/** Entries beside their heading, or below it with an exhibit beside both. */
const beside = css`
  ${between.tabletAndDesktop} {
    ${Entry} {
      ${ledgerColumns}
    }
  }
  ${from.desktop} {
    ${ledgerColumns}

    &[data-shows="exhibit"] {
      grid-template: auto 1fr / minmax(0, 1fr) min(26rem, ${ledgerWidths.first});

      ${Frame} {
        ${keepsInSight}
        grid-area: 1 / 2 / span 2;
        margin-bottom: 0;
      }
    }
  }
`;

/** Entries in the margin of an exhibit, below the heading. */
const margin = css`
  ${between.tabletAndDesktop} {
    ${Entries} {
      grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    }
  }
  ${from.desktop} {
    grid-template: auto 1fr / minmax(0, 8fr) minmax(0, 4fr);
    column-gap: var(--space-7);

    ${Frame} {
      grid-area: 1 / 1 / span 2;
      margin-bottom: 0;
    }
    ${Entries} {
      grid-column: 2;
    }
    ${Entry} {
      gap: var(--space-2);
      padding-block: var(--space-4);
      font-size: var(--type-base);

      > h3 {
        font-size: var(--type-lead);
      }
    }
  }
`;

const arrangements = { columns, stage, rows, ledger, beside, margin } as const satisfies Record<Queries.BenefitsArrangement, unknown>;

/** On tablets, a picture for narrow columns stands at the left. */
const pictureAtLeft = css`
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
  }
`;

/** Heading, what is shown, and entries, as an arrangement has them. */
export const Arrangement = styled.div<{ $arrangement: Queries.BenefitsArrangement }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${({ $arrangement }) => arrangements[$arrangement]}

  ${between.tabletAndDesktop} {
    &[data-shows="picture"] {
      ${pictureAtLeft}
    }
  }
  ${Entry}:last-child {
    padding-bottom: 0;
  }
`;
