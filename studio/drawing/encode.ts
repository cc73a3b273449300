import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Relief } from "./relief";

/** Writes a file, creating its folder, and prints its size. */
export async function save(file: string, data: Buffer | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, data);
  report(Buffer.byteLength(data), file);
}

/** Prints a written file's name and size. */
export function report(bytes: number, file: string): void {
  console.log(`${(bytes / 1024).toFixed(1).padStart(7)} kB  ${file}`);
}

/** Wraps drawing commands into an SVG document with round joins and no fill. */
export function svgDocument(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round">\n${body}\n</svg>\n`;
}

/** Enlarges painted ground to the size of its picture. */
export function enlarge({ pixels, width, height }: Relief, to: { width: number; height: number }): sharp.Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } }).resize(to.width, to.height, { kernel: "cubic" });
}

/** Lays an SVG drawing over painted ground. */
export async function compose(relief: Relief, width: number, height: number, body: string): Promise<sharp.Sharp> {
  const ground = await enlarge(relief, { width, height }).toBuffer();
  const lines = Buffer.from(svgDocument(width, height, body));
  const picture = await sharp(ground, { raw: { width, height, channels: 3 } })
    .composite([{ input: lines }])
    .removeAlpha()
    .toBuffer();
  return sharp(picture, { raw: { width, height, channels: 3 } });
}

/** A PNG as a data URL. */
export function dataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString("base64")}`;
}
