import { extname } from "node:path";
import sharp from "sharp";
import { escapeHtml } from "../../../src/publishing/escape-html";
import type { MediaChange, Medium } from "../media";
import { byteSize } from "../wording";
import { placeMarkup } from "./words";

/** The greatest width of a picture, in pixels: half a wide window. */
const WIDTH = 640;
const QUALITY = 70;
const PICTURE = /^\.(?:avif|gif|jpe?g|png|svg|webp)$/u;

/** A picture for display, small and upright; undefined if the file is not one, or cannot be read. */
const preview = async ({ path, alt = "", bytes }: Medium): Promise<{ markup: string; size: string } | undefined> => {
  if (!PICTURE.test(extname(path).toLowerCase())) return undefined;
  try {
    const { width, height } = await sharp(bytes).metadata();
    const { data, info } = await sharp(bytes)
      .rotate()
      .resize({ width: WIDTH, height: WIDTH, fit: "inside", withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    const source = `data:image/webp;base64,${data.toString("base64")}`;
    const markup = `<img src="${source}" width="${info.width}" height="${info.height}" alt="${escapeHtml(alt)}">`;
    return { markup, size: `${width} × ${height}, ` };
  } catch {
    return undefined;
  }
};

const figure = async (when: string, medium: Medium | undefined): Promise<string> => {
  if (!medium) return `<figure><p class="none">Nothing</p><figcaption><b>${when}</b></figcaption></figure>`;
  const shown = await preview(medium);
  const what = `<code>content/${escapeHtml(medium.path)}</code> (${shown?.size ?? ""}${byteSize(medium.bytes.length)})`;
  return `<figure>${shown?.markup ?? '<p class="none">No picture to show</p>'}<figcaption><b>${when}</b> ${what}</figcaption></figure>`;
};

const alternativeText = ({ before, after }: MediaChange): string =>
  before && after && before.alt !== after.alt
    ? `<p>Its alternative text:</p>\n${placeMarkup({ removed: [before.alt ?? ""], added: [after.alt ?? ""] })}`
    : "";

/** A changed medium, before and after side by side, with any change of its alternative text below. */
export const mediaMarkup = async (change: MediaChange): Promise<string> => {
  const { before, after } = change;
  const isSame = before !== undefined && after !== undefined && before.bytes.equals(after.bytes);
  const figures = isSame ? [await figure("", after)] : [await figure("Before:", before), await figure("After:", after)];
  return `<div class="pair">${figures.join("\n")}</div>\n${alternativeText(change)}`;
};
