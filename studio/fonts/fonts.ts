import subsetFont from "subset-font";

import { save } from "../drawing/encode";
import { readTypeface } from "../drawing/typefaces";
import { kindOf } from "../kind";

const FOLDER = "src/theme/font-files";

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Printable ASCII and Latin-1, and the marks of good typography; what else a text may hold is drawn in the fallback font. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ‘’“”–—…•€×−≤≥→←↑↓™№\u2009\u2011\u202f`;

/**
 * The axes that are kept, a value or a range each: headings have one weight of the display cut, text has three weights of the text cut
 * (`src/theme/GlobalStyle.ts`).
 */
const AXES = {
  "source-serif-4": { file: "latin-opsz-normal", axes: { wght: 400, opsz: 48 } },
  inter: { file: "latin-wght-normal", axes: { wght: { min: 400, max: 600 } } },
} as const;

/** The site's two fonts, cut down to the characters, the weights and the size that it uses: half the bytes that a page has to wait for. */
export const fonts = kindOf<(typeof AXES)[keyof typeof AXES]>(AXES, async (name, { file, axes }) => {
  const whole = await readTypeface(`${name}/files/${name}-${file}.woff2`);
  await save(`${FOLDER}/${name}.woff2`, await subsetFont(whole, CHARACTERS, { targetFormat: "woff2", variationAxes: axes }));
  await save(`${FOLDER}/${name}.LICENSE.txt`, await readTypeface(`${name}/LICENSE`));
});
