import { PALETTE, toHex } from "../drawing/colour";

interface Ring {
  radius: number;
  /** How far the ring's centre lies above the mark's, in units of a 32-unit square. */
  rise: number;
  /** Bulge towards a rounded triangle, so that the rings read as a peak. */
  edge: number;
}

const RINGS: readonly Ring[] = [
  { radius: 13.2, rise: -0.9, edge: 0.075 },
  { radius: 8.9, rise: 0.2, edge: 0.09 },
  { radius: 5, rise: 1.6, edge: 0.1 },
  { radius: 1.7, rise: 2.9, edge: 0.06 },
];

/** Fewer rings, for 16 to 32 pixels. */
const SMALL_RINGS: readonly Ring[] = [
  { radius: 13, rise: -0.9, edge: 0.075 },
  { radius: 7.6, rise: 0.6, edge: 0.09 },
  { radius: 2.4, rise: 2.4, edge: 0.04 },
];

/** A closed ring as cubic curves through evenly spread points (Catmull-Rom), one decimal finer than the eye. */
function ringPath({ radius, rise, edge }: Ring): string {
  const count = 18;
  const at = (index: number): [number, number] => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
    const reach = radius * (1 + edge * Math.cos(3 * (angle + Math.PI / 2)) + edge * 0.45 * Math.cos(2 * angle + 0.9));
    return [16 + reach * Math.cos(angle), 16 - rise + reach * Math.sin(angle)];
  };
  const print = (...values: number[]): string => values.map((value) => value.toFixed(2)).join(" ");
  let path = `M${print(...at(0))}`;
  for (let index = 0; index < count; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${print(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6, to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6, ...to)}`;
  }
  return `${path}Z`;
}

/** The mark's rings as path elements in a 32-unit square; the innermost is filled. */
export function logoRings(strokeWidth: number, size: "full" | "small" = "full"): string {
  const colour = toHex(PALETTE.brass);
  const rings = size === "full" ? RINGS : SMALL_RINGS;
  const outline = rings.slice(0, -1).map(ringPath).join("");
  const summit = rings.slice(-1).map(ringPath).join("");
  return `<path fill="none" stroke="${colour}" stroke-width="${strokeWidth}" d="${outline}"/><path fill="${colour}" d="${summit}"/>`;
}

/** The mark on an ink square; `inset` is the free margin in units of a 32-unit square. */
export function iconMark(inset: number, rounding: number): string {
  const scale = (32 - 2 * inset) / 32;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="${rounding}" fill="${toHex(PALETTE.ink)}"/><g transform="translate(${inset} ${inset}) scale(${scale.toFixed(3)})">${logoRings(2.3, "small")}</g></svg>\n`;
}
