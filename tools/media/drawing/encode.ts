import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import type { Relief } from "./relief";

/** The repository's root: every command of this project runs there. */
const ROOT = process.cwd();

/** Writes a file below the repository's root, making its folder, and says how large it is. */
export async function save(file: string, data: Buffer | string): Promise<void> {
  const target = path.join(ROOT, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, data);
  console.log(`${String(Math.round(Buffer.byteLength(data) / 102.4) / 10).padStart(7)} kB  ${file}`);
}

/** Wraps drawing commands into an SVG document with round joins and no fill. */
export function svgDocument(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round">\n${body}\n</svg>\n`;
}

/** Lays an SVG drawing over painted ground. */
export async function compose(relief: Relief, width: number, height: number, body: string): Promise<sharp.Sharp> {
  const ground = await sharp(relief.pixels, { raw: { width: relief.width, height: relief.height, channels: 3 } })
    .resize(width, height, { kernel: "cubic" })
    .toBuffer();
  const lines = Buffer.from(svgDocument(width, height, body));
  const picture = await sharp(ground, { raw: { width, height, channels: 3 } })
    .composite([{ input: lines }])
    .removeAlpha()
    .toBuffer();
  return sharp(picture, { raw: { width, height, channels: 3 } });
}
