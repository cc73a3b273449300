import { logo } from "../../src/theme/logo";
import { PALETTE, toHex } from "../drawing/colour";

/** The site's mark as path elements in a 32-unit square. */
export function logoMark(): string {
  const colour = toHex(PALETTE.brass);
  return `<path fill="none" stroke="${colour}" stroke-width="${logo.strokeWidth}" d="${logo.rings}"/><path fill="${colour}" d="${logo.summit}"/>`;
}

/** The mark on an ink square; `inset` is the free margin in units of a 32-unit square. */
export function iconMark(inset: number, rounding: number): string {
  const scale = (32 - 2 * inset) / 32;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="${rounding}" fill="${toHex(PALETTE.ink)}"/><g transform="translate(${inset} ${inset}) scale(${scale.toFixed(3)})">${logoMark()}</g></svg>\n`;
}
