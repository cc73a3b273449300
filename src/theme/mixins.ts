import { css, keyframes } from "styled-components";
import { from, whenHovering, whenMotionIsWelcome, withForcedColours } from "./breakpoints";

/** Visible to assistive technology only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A hairline above a row of a list. */
export const hairlineAbove = css`
  border-top: var(--hairline) solid var(--on-line);
`;

/** A row of logos, with its heading before it where there is room. */
export const logoRow = css`
  ${hairlineAbove}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-5);
  align-items: center;

  ${from.desktop} {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`;

/** The two columns of every ledger, for windows and columns that are wide enough; the second column aligns down the whole page. */
export const ledgerColumns = css`
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  column-gap: var(--space-8);
`;

/** The widths of these two columns, for a grid with more columns. */
export const ledgerWidths = {
  first: "calc((100% - var(--space-8)) * 5 / 12)",
  second: "calc((100% - var(--space-8)) * 7 / 12)",
} as const;

/** Stays in view beside a longer column. */
export const keepsInSight = css`
  position: sticky;
  top: calc(var(--header-height) + var(--space-6));
  align-self: start;
`;

/** A small line of letter-spaced capitals, for eyebrows, column heads and captions of figures. */
export const smallCapitals = css`
  font-size: var(--type-label);
  font-weight: 550;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;

/**
 * A list without markers. Safari then drops the list's role, unless something precedes each item. An empty string as marker would do too,
 * but Safari gives it a line of its own above the item's content. An item with a `::before` of its own must position it.
 */
export const plainList = css`
  margin: 0;
  padding: 0;
  list-style: none;

  :where(& > li)::before {
    content: "\\200b";
    position: absolute;
  }
`;

/** A link on a line of its own, high enough for a thumb among others. */
export const linkLine = css`
  display: inline-flex;
  align-items: center;
  min-height: 1.75rem;
`;

/** Makes the whole entry around a link its target; the entry is positioned. */
export const wholeEntry = css`
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

/** Words in a heading's colour turn to a link's under the pointer. */
export const answersPointer = css`
  ${whenHovering} {
    &:hover {
      color: var(--on-link);
    }
  }
  &:active {
    color: var(--on-text);
  }
`;

/** For what is useless in print: menus, controls, pictures behind text. */
export const notPrinted = css`
  @media print {
    display: none;
  }
`;

/** One column in print: at a page break inside a grid, Firefox and WebKit cut a line in two, and Chromium prints one line over another. */
export const flowsInPrint = css`
  @media print {
    display: block;

    > * + * {
      margin-top: var(--space-4);
    }
  }
`;

/** Tints for a control's background while it is hovered or pressed. */
export const tints = {
  hovered: "color-mix(in srgb, var(--on-accent) 12%, transparent)",
  pressed: "color-mix(in srgb, var(--on-accent) 24%, transparent)",
} as const;

const travel = keyframes`
  from { transform: translateX(-40%) scaleX(0.4); }
  to { transform: translateX(100%) scaleX(0.4); }
`;

/** A line that travels from left to right; under reduced motion it stands still. */
export const travellingLine = css`
  content: "";
  position: absolute;
  bottom: 0;
  left: 0;
  width: 100%;
  border-bottom: 2px solid var(--busy-line, var(--on-accent));
  transform-origin: left;

  /* Only transforms are animated: a change of position or width counts as a layout shift. */
  ${whenMotionIsWelcome} {
    animation: ${travel} 1.4s ease-in-out infinite;
  }
`;

/** Indicates waiting: a line travels along the lower edge. */
export const busyLine = css`
  position: relative;
  overflow: clip;

  &::after {
    ${travellingLine}
  }
`;

/** A wordmark drawn for light grounds keeps a light ground under forced colours, which may be dark. */
export const lightBacking = css`
  ${withForcedColours} {
    padding: var(--space-2);
    background: var(--colour-paper-card);
    object-fit: contain;
    opacity: 1;
    forced-color-adjust: none;
  }
`;

/** A `summary` that shows an arrow of ours after its text, which turns over when it opens. Every disclosure uses the same arrow. */
export const foldingSummary = css`
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    content: "";
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border: solid var(--on-link);
    border-width: 0 2px 2px 0;
    transform: translateY(-25%) rotate(45deg);
    transition: transform var(--time-control) var(--easing);
  }
  [open] > &::after {
    transform: translateY(25%) rotate(225deg);
  }
`;

/** A gradient's stops from one colour to another, from `place` on over `length`: slow at both ends, where a linear fade shows edges. */
export const eased = (one: string, other: string, place: string, length: string): string =>
  [0, 1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6, 1]
    .map((at) => {
      const share = Math.round(100 * at ** 2 * (3 - 2 * at));
      return `color-mix(in srgb, ${other} ${share}%, ${one}) calc(${place} + ${at.toFixed(3)} * ${length})`;
    })
    .join(", ");
