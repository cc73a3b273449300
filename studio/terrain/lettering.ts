import { Blob, Face, Font, MetricsTag } from "harfbuzzjs";
import subsetFont from "subset-font";
import { readTypeface } from "../drawing/typefaces";
import type { ScreenPoint } from "../landscape/view";
import type { Code } from "./scene";

/** The outlines of a letter: closed lines of straight pieces; those that run the other way are holes. */
export type Letter = readonly (readonly ScreenPoint[])[];

/** The characters of the codes and numbers on maps. */
const CHARACTERS = "0123456789-EMPRSX";

/** Straight pieces per curve. */
const PIECES = 5;

/** The site's text font, in one weight. */
const whole = await readTypeface("inter/files/inter-latin-wght-normal.woff2");
const file = await subsetFont(whole, CHARACTERS, { targetFormat: "sfnt", variationAxes: { wght: 500 } });
const font = new Font(new Face(new Blob(file)));

function glyphOf(sign: string): number {
  const glyph = font.nominalGlyph(sign.codePointAt(0) ?? 0);
  if (glyph === undefined) throw new Error(`The character ${sign} is missing from the letters of maps.`);
  return glyph;
}

/** The height of a capital in units of the font. */
const CAPITAL = font.getMetricPositionWithFallback(MetricsTag.CAP_HEIGHT);

/** The width of a text whose capitals have a given height. */
const widthOf = (text: string, height: number): number =>
  Array.from(text).reduce((wide, sign) => wide + font.glyphHAdvance(glyphOf(sign)), 0) * (height / CAPITAL);

/** A code on a map, in pixels of a poster: its height, and how far from the middle of its dot it begins. */
export const CODE_HEIGHT = 16;
const ASIDE = 14;

/** The middle of the left edge of a code beside its dot. */
export const codeStart = ({ text, side }: Code, { x, y }: ScreenPoint, scale: number): ScreenPoint => ({
  x: x + (side === "left" ? -ASIDE - widthOf(text, CODE_HEIGHT) : ASIDE) * scale,
  y,
});

/** The letters of a text whose capitals have a given height; `at` is the middle of its left edge. */
export function lettersOf(text: string, at: ScreenPoint, height: number): Letter[] {
  const unit = height / CAPITAL;
  let left = 0;
  return Array.from(text).map((sign) => {
    const glyph = glyphOf(sign);
    const start = left;
    left += font.glyphHAdvance(glyph);
    const place = ({ x, y }: ScreenPoint): ScreenPoint => ({ x: at.x + (start + x) * unit, y: at.y + height / 2 + y * unit });
    return outlinesOf(glyph).map((line) => line.map(place));
  });
}

/** A letter as an SVG path. */
export const pathOf = (letter: Letter): string =>
  letter.map((line) => `M${line.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`).join("");

/** Places in a pixel, from its middle. */
const SAMPLES = [-0.375, -0.125, 0.125, 0.375].flatMap((down) => [-0.375, -0.125, 0.125, 0.375].map((aside) => [aside, down] as const));

/** How much of the pixel at (x, y) a letter covers, sampled. */
export const coverOfLetter = (letter: Letter, x: number, y: number): number =>
  SAMPLES.filter(([aside, down]) => isIn(letter, x + aside, y + down)).length / SAMPLES.length;

/** Whether a point is inside a letter: its outlines run around the point. */
function isIn(letter: Letter, x: number, y: number): boolean {
  let turns = 0;
  for (const line of letter) {
    let from = line.at(-1);
    for (const to of line) {
      if (from && from.y <= y !== to.y <= y && from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x) > x)
        turns += from.y < to.y ? 1 : -1;
      from = to;
    }
  }
  return turns !== 0;
}

/** A glyph's outlines in units of the font, with its foot at 0 and y downwards, its curves straightened. */
function outlinesOf(glyph: number): Letter {
  const lines: ScreenPoint[][] = [];
  for (const { type: command, values } of font.glyphToJson(glyph)) {
    const points = values.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: -(values[index + 1] ?? 0) }] : []));
    if (command === "M") lines.push(points);
    const line = lines.at(-1) ?? [];
    const from = line.at(-1) ?? { x: 0, y: 0 };
    if (command === "L") line.push(...points);
    if (command === "Q" || command === "C") {
      for (let piece = 1; piece <= PIECES; piece++) line.push(curvePoint([from, ...points], piece / PIECES));
    }
  }
  return lines;
}

/** A point of a Bézier curve of any degree. */
function curvePoint([first = { x: 0, y: 0 }, ...others]: readonly ScreenPoint[], share: number): ScreenPoint {
  if (others.length === 0) return first;
  const [start, end] = [curvePoint([first, ...others.slice(0, -1)], share), curvePoint(others, share)];
  return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
}
