import subsetFont from "subset-font";

import { save } from "../drawing/encode";
import { readTypeface } from "../drawing/typefaces";
import { kindOf } from "../kind";

const FOLDER = "src/theme/font-files";

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Printable ASCII and Latin-1, and the marks of good typography; what else a text may hold is drawn in the fallback font. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ‘’“”–—…•€×−≤≥→←↑↓™№\u2009\u2011\u202f`;

/** The weights that are kept, one or a range: headings have one, text has three (`src/theme/GlobalStyle.ts`). */
const WEIGHTS = {
  "source-serif-4": 420,
  inter: { min: 400, max: 600 },
} as const;

/** The site's two fonts, cut down to the characters and weights that it uses: half the bytes that a page has to wait for. */
export const fonts = kindOf<number | { min: number; max: number }>(WEIGHTS, async (name, wght) => {
  const whole = await readTypeface(`${name}/files/${name}-latin-wght-normal.woff2`);
  await save(`${FOLDER}/${name}.woff2`, await subsetFont(whole, CHARACTERS, { targetFormat: "woff2", variationAxes: { wght } }));
  await save(`${FOLDER}/${name}.LICENSE.txt`, await readTypeface(`${name}/LICENSE`));
});
