import sharp from "sharp";
import { save } from "../drawing/encode";
import { kindOf } from "../kind";
import { iconMark } from "./logo-mark";
import { menuMarks } from "./menu-marks";

/** The site's icons and the marks of its menus, by the name of their file in `static/`. */
const ICONS: Readonly<Record<string, () => string | Promise<Buffer>>> = {
  "favicon.svg": () => iconMark(3.2, 3),
  "favicon.ico": async () =>
    iconFile(
      await sharp(Buffer.from(iconMark(2.4, 3)), { density: 72 * 8 })
        .resize(32, 32)
        .png()
        .toBuffer(),
      32,
    ),
  "icon-192.png": () => icon(192, 5),
  "icon-512.png": () => icon(512, 5),
  // A launcher may cut a maskable icon to the circle of four fifths of its width.
  "icon-maskable-512.png": () => icon(512, 9),
  "apple-touch-icon.png": () => icon(180, 6),
  "marks.svg": menuMarks,
};

/** The mark as the site's icons, and the marks of its menus. */
export const marks = kindOf(ICONS, async (file, draw) => save(`static/${file}`, await draw()));

/** The mark on a full square, as PNG: `side` in pixels, the margin in units of the mark's 32. */
function icon(side: number, margin: number): Promise<Buffer> {
  return sharp(Buffer.from(iconMark(margin, 0)), { density: 72 * Math.ceil(side / 16) })
    .resize(side, side)
    .png({ palette: true })
    .toBuffer();
}

/** An ICO file with one square PNG inside: a 6-byte header, a 16-byte entry, the picture. */
function iconFile(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
