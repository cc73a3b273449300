import { css, keyframes } from "styled-components";
import { whenMotionIsWelcome, withForcedColours } from "./breakpoints";

/** Seen by assistive technology only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Hairline above a row of a list. */
export const hairlineAbove = css`
  border-top: var(--hairline) solid var(--on-line);
`;

/** The two columns of every ledger, for windows and columns wide enough: their second ones begin on one line all down a page. */
export const ledgerColumns = css`
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  column-gap: var(--space-8);
`;

/** How wide those two columns are, where a grid has more of them. */
export const ledgerWidths = {
  first: "calc((100% - var(--space-8)) * 5 / 12)",
  second: "calc((100% - var(--space-8)) * 7 / 12)",
} as const;

/** What stands beside a longer column keeps in sight while one reads that. */
export const keepsInSight = css`
  position: sticky;
  top: calc(var(--header-height) + var(--space-6));
  align-self: start;
`;

/** A small line of letter-spaced capitals: eyebrows, column heads, captions of figures. */
export const smallCapitals = css`
  font-size: var(--type-label);
  font-weight: 550;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;

/** A radio button or checkbox that lies, unseen but for its focus, over the whole of what it switches: the words or the mark around it. */
export const overlaidChoice = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  background: transparent;
  appearance: none;
  cursor: pointer;
`;

/**
 * A list without marks. They take the list's role with them in Safari, unless something stands in front of each item. An empty string as a
 * mark would do too, but stands on a line of its own there, above what is in the item. An item with a mark of its own in `::before` says
 * where that is positioned.
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

const footArrives = keyframes`
  from, 85% { mask-size: 100% 100%; }
  from, to { mask-image: linear-gradient(#000 calc(100% - 3rem), transparent); }
  to { mask-size: 100% calc(100% + 3rem); }
`;

/** What scrolls fades out at its foot while there is more of it; a browser without timelines of scrolling cuts it off. */
export const fadesAtFoot = css`
  @supports (animation-timeline: scroll(self)) {
    animation: ${footArrives} linear;
    animation-timeline: scroll(self);
  }
`;

/** Of no use on paper: menus, controls, pictures behind text. */
export const notPrinted = css`
  @media print {
    display: none;
  }
`;

/** On paper one thing follows another: Firefox and WebKit cut a line in two where a page ends inside a grid. */
export const flowsInPrint = css`
  @media print {
    display: block;
  }
`;

/** Laid over a ground while a pointer rests on a control, and while it is pressed. */
export const tints = {
  hovered: "color-mix(in srgb, var(--on-accent) 12%, transparent)",
  pressed: "color-mix(in srgb, var(--on-accent) 24%, transparent)",
} as const;

const travel = keyframes`
  from { transform: translateX(-40%) scaleX(0.4); }
  to { transform: translateX(100%) scaleX(0.4); }
`;

/** Something is being waited for: a line travels along the lower edge, and simply stands there under reduced motion. */
export const busyLine = css`
  position: relative;
  overflow: clip;

  &::after {
    content: "";
    position: absolute;
    bottom: 0;
    left: 0;
    width: 100%;
    border-bottom: 2px solid var(--busy-line, var(--on-accent));
    transform-origin: left;

    /* Transforms only: what changes its place or width counts as a shift of the layout. */
    ${whenMotionIsWelcome} {
      animation: ${travel} 1.4s ease-in-out infinite;
    }
  }
`;

/** A word-mark drawn for light grounds keeps one where the visitor's own colours, which may be dark, replace all others. */
export const lightPlate = css`
  ${withForcedColours} {
    padding: var(--space-2);
    background: var(--colour-paper-card);
    object-fit: contain;
    opacity: 1;
    forced-color-adjust: none;
  }
`;
