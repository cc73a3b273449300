import { readFile } from "node:fs/promises";
import path from "node:path";

/** Reads a file of Fontsource's packages, which contain the site's typefaces in full: all weights, and italics. */
export function readTypeface(file: string): Promise<Buffer> {
  return readFile(path.join(import.meta.dirname, "../node_modules/@fontsource-variable", file));
}

const FACES = [
  { family: "Source Serif 4 Variable", style: "normal", file: "source-serif-4/files/source-serif-4-latin-opsz-normal.woff2" },
  { family: "Source Serif 4 Variable", style: "italic", file: "source-serif-4/files/source-serif-4-latin-opsz-italic.woff2" },
  { family: "Inter Variable", style: "normal", file: "inter/files/inter-latin-opsz-normal.woff2" },
  { family: "Inter Variable", style: "italic", file: "inter/files/inter-latin-opsz-italic.woff2" },
] as const;

/** `@font-face` rules for the typefaces, under the theme's names, with the files embedded so that pages need no network. */
export async function fontFaces(): Promise<string> {
  const rules = await Promise.all(
    FACES.map(async ({ family, style, file }) => {
      const source = `data:font/woff2;base64,${(await readTypeface(file)).toString("base64")}`;
      return `@font-face{font-family:'${family}';font-style:${style};font-weight:200 900;src:url(${source}) format('woff2')}`;
    }),
  );
  return rules.join("\n");
}
