import { readFile } from "node:fs/promises";

import subsetFont from "subset-font";

import { save } from "../drawing/encode";

const SOURCES = "node_modules/@fontsource-variable";
const FOLDER = "src/theme/font-files";

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Printable ASCII and Latin-1, and the marks of good typography; what else a text may hold is drawn in the fallback font. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ‘’“”–—…•€×−≤≥→←↑↓™№\u2009\u2011\u202f`;

interface Cut {
  name: string;
  source: string;
  /** Weights that are kept: one, or a range. */
  weight: number | { min: number; max: number };
}

/** Headings have one weight, text has three (VISUAL, "Tokens"; `GlobalStyle`). */
const CUTS: readonly Cut[] = [
  { name: "source-serif-4", source: "source-serif-4/files/source-serif-4-latin-wght-normal.woff2", weight: 420 },
  { name: "inter", source: "inter/files/inter-latin-wght-normal.woff2", weight: { min: 400, max: 600 } },
];

/** Cuts the two fonts down to the characters and weights that the site uses: half the bytes that a page has to wait for. */
export async function makeFonts(wanted: (name: string) => boolean): Promise<void> {
  for (const { name, source, weight } of CUTS) {
    if (!wanted(name)) continue;
    const font = await readFile(`${SOURCES}/${source}`);
    await save(`${FOLDER}/${name}.woff2`, await subsetFont(font, CHARACTERS, { targetFormat: "woff2", variationAxes: { wght: weight } }));
    const [family = ""] = source.split("/");
    await save(`${FOLDER}/${name}.LICENSE.txt`, await readFile(`${SOURCES}/${family}/LICENSE`));
  }
}
