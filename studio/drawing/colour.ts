import { colours } from "../../src/theme/design-tokens";

/** Red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

/** Reads `#rrggbb`. */
export function hex(text: string): Colour {
  const value = Number.parseInt(text.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A colour between two others; `t` from 0 to 1. */
export function blend(from: Colour, to: Colour, t: number): Colour {
  const share = Math.min(1, Math.max(0, t));
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share];
}

/** Writes `#rrggbb`. */
export function toHex(colour: Colour): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

const theme = (name: keyof typeof colours): Colour => hex(colours[name]);

/** The theme's colours that painted pictures need, and two that only maps have. HTML uses the theme's CSS variables. */
export const PALETTE = {
  ink: theme("ink"),
  band: theme("paper-band"),
  noon: theme("noon"),
  fog: theme("fog"),
  seaGround: theme("sea-ground"),
  text: theme("text-strong"),
  body: theme("text-body"),
  quiet: theme("text-quiet"),
  cream: theme("text-on-ink"),
  brass: theme("brass"),
  brassDark: theme("brass-text"),
  sea: theme("sea"),
  /** A contour line on ink, and every fifth one. */
  contour: hex("#3a5068"),
  contourIndex: hex("#5b7590"),
} as const;
