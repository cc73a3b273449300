/** How many slides a window of up to `widest` CSS pixels shows (R10.6). */
export const STEPS: readonly { widest: number; shown: number }[] = [
  { widest: 458, shown: 1.3 },
  { widest: 700, shown: 1.6 },
  { widest: 800, shown: 2 },
];

/** In windows up to this many CSS pixels wide, the last slide in view is cut off. */
export const WIDEST_WITH_CUT = Math.max(...STEPS.filter(({ shown }) => !Number.isInteger(shown)).map(({ widest }) => widest));

export const SHOWN_IN_WIDE_WINDOWS = 4;

/** Windows wider than this, in CSS pixels, have arrows (R10.9). */
const WIDEST_WITHOUT_ARROWS = 800;

/** How many slides a window of this width, in CSS pixels, shows side by side; a fraction means that the last one is cut off. */
export const slidesShown = (windowWidth: number): number =>
  STEPS.find(({ widest }) => windowWidth <= widest)?.shown ?? SHOWN_IN_WIDE_WINDOWS;

/** Whether a window of this width, in CSS pixels, has arrows. */
export const hasArrows = (windowWidth: number): boolean => windowWidth > WIDEST_WITHOUT_ARROWS;

/** Whether anything comes before the slide at `index`: then the left arrow appears (R10.8). */
export const canGoBack = (index: number): boolean => index > 0;

/** Whether anything comes after the visible slides: then the right arrow appears (R10.8). */
export const canGoForward = (index: number, shown: number, count: number): boolean => index + shown < count;
