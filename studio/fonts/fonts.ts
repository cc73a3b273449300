import subsetFont from "subset-font";
import { save } from "../drawing/encode";
import { readTypeface } from "../drawing/typefaces";
import { kindOf } from "../kind";

const FOLDER = "src/theme/font-files";

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Printable ASCII and Latin-1, and typographic marks; all other characters appear in the fallback font. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ‘’“”–—…•€×−≤≥→←↑↓™№\u2009\u2011\u202f`;

/** The characters of nearly all headings and texts. The first paint waits for these, so they are inlined in the page. */
const LETTERS = `${range(0x20, 0x7e)}\u00a0£©·×–—‘’“”…€−→\u2011`;

/** The letters as a `unicode-range` in CSS: `U+20-21, U+24`. */
function unicodeRange(letters: string): string {
  const codes = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  const hex = (code = 0): string => code.toString(16);
  return starts.map((start, index) => `U+${hex(start)}${ends[index] === start ? "" : `-${hex(ends[index])}`}`).join(", ");
}

/**
 * The axes to keep, each a value or a range: headings have one weight of the display cut, and text has three weights of the text cut
 * (`src/layout/GlobalStyle.ts`). The letters lack features that nothing uses, such as small capitals, a quarter of a file.
 */
const AXES = {
  "source-serif-4": { file: "latin-opsz-normal", axes: { wght: 400, opsz: 48 }, features: ["kern", "liga"] },
  inter: { file: "latin-wght-normal", axes: { wght: { min: 400, max: 600 } }, features: ["kern", "tnum"] },
} as const;

/** The site's two fonts, cut down to the characters, weights and size that it uses: a file of each, and its letters to inline. */
export const fonts = kindOf<(typeof AXES)[keyof typeof AXES]>(AXES, async (name, { file, axes, features }) => {
  const whole = await readTypeface(`${name}/files/${name}-${file}.woff2`);
  await save(`${FOLDER}/${name}.woff2`, await subsetFont(whole, CHARACTERS, { targetFormat: "woff2", variationAxes: axes }));
  await save(`${FOLDER}/${name}.LICENSE.txt`, await readTypeface(`${name}/LICENSE`));
  // The package's types lack the option for features.
  const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures: [...features] } as const;
  const letters = await subsetFont(whole, LETTERS, options);
  const constants = { LETTERS: `data:font/woff2;base64,${letters.toString("base64")}`, RANGE: unicodeRange(LETTERS) };
  const lines = Object.entries(constants).map(([constant, value]) => `export const ${constant} = "${value}";\n`);
  await save(`${FOLDER}/${name}.generated.ts`, `/** Written by \`npm run draw -- fonts\` in \`studio/\`. */\n${lines.join("")}`);
});
