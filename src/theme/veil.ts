import { below, withForcedColours } from "./breakpoints";

/** Of a first screen, over its picture (-3) and video (-2). */
const VEIL = "[data-light][data-size]::before";

const MAP = ':is([data-light="noon"], [data-light="fog"])[data-size]';

/**
 * What calms the land of a first screen where words and navigation lie on it, whatever the terrain. A map has a clearing instead, and its
 * lower edge. A global style, so that no script contains it.
 */
export const veil = `
  ${VEIL} {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background:
      linear-gradient(var(--sky, var(--on-ground)) 3rem, transparent 9rem),
      linear-gradient(to top, var(--on-ground) 0%, transparent 14%),
      linear-gradient(90deg, var(--on-ground) var(--words-end), transparent calc(var(--words-end) + 12rem));
  }
  /* The navigation lies on a calm sky; one at dawn keeps its light. */
  [data-light="dawn"] {
    --sky: color-mix(in srgb, var(--on-ground) 75%, transparent);
  }
  ${MAP}:not([data-size="compact"]) {
    border-bottom: var(--hairline) solid var(--on-line);
  }
  ${MAP}::before {
    background: none;
  }
  /* The land is below the words. */
  ${below.desktop} {
    ${VEIL} { background: none; }
  }
  /* Edges and marks in forced colours would be lost on the picture. */
  ${withForcedColours} {
    ${VEIL} { background: Canvas; }
  }
  @media print {
    ${VEIL} { display: none; }
  }
`;
