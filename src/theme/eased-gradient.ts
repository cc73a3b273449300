/** Positions of a fade's stops. */
const FADE = [0, 1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6, 1];

/**
 * A gradient's stops from one colour to another, starting at `place` and over `length`: slow at both ends, where a linear fade has visible
 * edges.
 */
export const eased = (one: string, other: string, place: string, length: string): string =>
  FADE.map((at) => {
    const share = Math.round(100 * at ** 2 * (3 - 2 * at));
    return `color-mix(in srgb, ${other} ${share}%, ${one}) calc(${place} + ${at.toFixed(3)} * ${length})`;
  }).join(", ");
