import subsetFont from "subset-font";
import { save } from "../drawing/encode";
import { readTypeface } from "../drawing/typefaces";
import { kindOf } from "../kind";

const FOLDER = "src/theme/font-files";

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Printable ASCII and Latin-1, and typographic marks; all other characters appear in the fallback font. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ‘’“”–—…•€×−≤≥→←↑↓™№\u2009\u2011\u202f`;

/** The characters of nearly all headings. Their first paint waits for these, so they are inlined in the page. */
const HEADING_LETTERS = [range(0x30, 0x39), range(0x41, 0x5a), range(0x61, 0x7a), " !$%&()+,-./:;?", "\u00a0£·–—‘’“”…€"].join("");

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
 * (`src/base-styles/GlobalStyle.ts`).
 */
const AXES = {
  "source-serif-4": { file: "latin-opsz-normal", axes: { wght: 400, opsz: 48 } },
  inter: { file: "latin-wght-normal", axes: { wght: { min: 400, max: 600 } } },
} as const;

/** The site's two fonts, cut down to the characters, weights and size that it uses, so that pages wait for half as many bytes. */
export const fonts = kindOf<(typeof AXES)[keyof typeof AXES]>(AXES, async (name, { file, axes }) => {
  const whole = await readTypeface(`${name}/files/${name}-${file}.woff2`);
  await save(`${FOLDER}/${name}.woff2`, await subsetFont(whole, CHARACTERS, { targetFormat: "woff2", variationAxes: axes }));
  await save(`${FOLDER}/${name}.LICENSE.txt`, await readTypeface(`${name}/LICENSE`));
  if (name !== "source-serif-4") return;
  // Small capitals and old-style figures, which no heading uses, would be a quarter of the file. The package's types lack this option.
  const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures: ["kern", "liga"] } as const;
  const letters = await subsetFont(whole, HEADING_LETTERS, options);
  const constants = {
    HEADING_LETTERS: `data:font/woff2;base64,${letters.toString("base64")}`,
    HEADING_RANGE: unicodeRange(HEADING_LETTERS),
  };
  const lines = Object.entries(constants).map(([constant, value]) => `export const ${constant} = "${value}";\n`);
  await save(`${FOLDER}/heading-letters.generated.ts`, `/** Written by \`npm run draw -- fonts\` in \`studio/\`. */\n${lines.join("")}`);
});
