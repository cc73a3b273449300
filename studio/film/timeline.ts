/** Frames per second; the film's clock counts in seconds. */
export const FPS = 24;

/** Seconds that the opening, each plate and the end card hold the screen; neighbours overlap by one fade. */
const OPENING = 5;
const PLATE = 4.1;
const CLOSING = 4.2;

/** Length of a crossfade, in seconds. */
export const FADE = 0.5;

/** A stretch of the film, in seconds. */
export interface Span {
  from: number;
  to: number;
}

/** When the opening, each of `plates` plates and the end card are on screen, and how long the film is. */
export function timeline(plates: number): { opening: Span; plates: Span[]; closing: Span; duration: number } {
  const closingFrom = OPENING + plates * PLATE;
  return {
    opening: { from: 0, to: OPENING },
    plates: Array.from({ length: plates }, (_, index) => ({ from: OPENING + index * PLATE, to: OPENING + (index + 1) * PLATE })),
    closing: { from: closingFrom, to: closingFrom + CLOSING },
    duration: closingFrom + CLOSING,
  };
}

/** 0 before the stretch, 1 after it, linear between. */
export function progress(t: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (t - from) / (to - from)));
}

/** Slow at both ends: for moves of the camera. */
export function easeInOut(share: number): number {
  return share * share * share * (share * (share * 6 - 15) + 10);
}

/** Fast, then settling: for what comes in. */
export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

/** Opacity of something that fades in when its stretch begins and out when it ends, shifted by `delay` at the start. */
export function shown(t: number, { from, to }: Span, delay = 0): number {
  return easeInOut(progress(t, from + delay, from + delay + FADE)) * (1 - easeInOut(progress(t, to, to + FADE)));
}
