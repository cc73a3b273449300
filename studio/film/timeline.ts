/** Frames per second; the film's clock counts in seconds. */
export const FPS = 24;

/** How long the opening, each act and the end card last, in seconds. */
const OPENING = 3.7;
const ACT = 3.6;
const CLOSING = 3.7;

/** Length of a fade, in seconds. */
const FADE = 0.5;

/** A stretch of the film, in seconds. */
export interface Span {
  from: number;
  to: number;
}

/** When the opening, each of `acts` acts and the end card are on screen, and how long the film is. */
export function timeline(acts: number): { opening: Span; acts: Span[]; closing: Span; duration: number } {
  const closingFrom = OPENING + acts * ACT;
  return {
    opening: { from: 0, to: OPENING },
    acts: Array.from({ length: acts }, (_, index) => ({ from: OPENING + index * ACT, to: OPENING + (index + 1) * ACT })),
    closing: { from: closingFrom, to: closingFrom + CLOSING },
    duration: closingFrom + CLOSING,
  };
}

/** 0 before the stretch, 1 after it, linear between. */
export function progress(t: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (t - from) / (to - from)));
}

/** Slow at both ends, for things that move. */
export function easeInOut(share: number): number {
  return share * share * share * (share * (share * 6 - 15) + 10);
}

/** Fast, then slower, for things that appear. */
export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

/** Opacity of something that fades in `delay` seconds after its stretch begins, and out as it ends. */
export function shown(t: number, { from, to }: Span, delay = 0): number {
  return easeInOut(progress(t, from + delay, from + delay + FADE)) * (1 - easeInOut(progress(t, to, to + FADE)));
}
