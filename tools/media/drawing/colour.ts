/** Red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

/** Reads `#rrggbb`. */
export function hex(text: string): Colour {
  const value = Number.parseInt(text.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A step from one colour to another; `t` from 0 to 1. */
export function blend(from: Colour, to: Colour, t: number): Colour {
  const share = Math.min(1, Math.max(0, t));
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share];
}

/** Writes `#rrggbb`. */
export function toHex(colour: Colour): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

/** The site's tokens, as far as pictures need them (VISUAL: tokens). */
export const PALETTE = {
  ink: hex("#0B1420"),
  inkRaised: hex("#101C2B"),
  inkLine: hex("#22344A"),
  inkLineBright: hex("#3A5068"),
  inkLineIndex: hex("#5B7590"),
  paper: hex("#FBFAF6"),
  band: hex("#F3F0E7"),
  paperLine: hex("#E2DCCB"),
  text: hex("#12202F"),
  body: hex("#44525F"),
  quiet: hex("#5F6B76"),
  cream: hex("#F6F2E8"),
  brass: hex("#C8A45C"),
  brassDark: hex("#7A5B1E"),
  sea: hex("#1F5F5B"),
} as const;
