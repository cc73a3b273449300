import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { parse } from "yaml";
import { previewSize } from "../../src/theme/design-tokens";
import { photograph } from "../drawing/browser";
import { PALETTE, toHex } from "../drawing/colour";
import { save } from "../drawing/encode";
import { kindOf } from "../kind";
import { logoMark } from "../marks/logo-mark";
import { lightOf } from "../terrain/light";
import { drawScene } from "../terrain/poster";
import type { Scene } from "../terrain/scene";
import { SCENES } from "../terrain/scenes";
import { isMap } from "../terrain/shown";

const SIZE = { ...previewSize, scale: 1 } as const;

const { home, ...pages } = SCENES as typeof SCENES & { readonly home: Scene };

/**
 * What social networks show beside a link: the page's own land and heading. The posters must exist. Two pictures are shared by the whole
 * site, one for Open Graph and one for Twitter; the home page shows them too.
 */
export const previews = {
  ...kindOf({ og: home, twitter: home }, async (name, scene) => savePreview(name, "home", scene)),
  ...kindOf(pages, async (page, scene) => savePreview(page, page, scene)),
};

/** The top and the bottom of a framed map, which is as high as its preview. */
const TALL = { top: 0.18, bottom: 0.82 } as const;

/** A page's poster, cut to the preview's shape. */
async function posterOf(page: string, scene: Scene): Promise<Buffer> {
  const poster = scene.brass.frame
    ? await drawScene({ ...scene, sheet: { ...scene.sheet, ...TALL } })
    : sharp(`content/media/terrain/${page}.webp`);
  return poster.resize(SIZE.width, SIZE.height, { fit: "cover", position: "right" }).png().toBuffer();
}

/** The product's name, as in the site's bar. */
const productName = (): string => (parse(readFileSync("content/site.yaml", "utf8")) as { product: { name: string } }).product.name;

/** The heading of a page's first screen, or the sentence below one that says too little by itself. */
function headingOf(page: string): string {
  const file = ["pages", "audiences"].map((folder) => `content/${folder}/${page}.yaml`).find(existsSync);
  const { sections } = parse(readFileSync(file ?? "", "utf8")) as { sections: { type: string; heading: string; lead: string }[] };
  const hero = sections.find(({ type }) => type === "hero");
  const heading =
    (page === "contact" ? hero?.lead.replace(/(?<=[.]) .*/su, "") : hero?.heading)?.replaceAll("{product}", productName()) ?? "";
  if (heading === "" || heading.includes("{")) throw new Error(`The heading of ${page} is empty or contains a token other than {product}.`);
  return heading;
}

/** Saves a preview with the mark, the name and a heading. */
async function savePreview(name: string, page: string, scene: Scene): Promise<void> {
  const brand = `<p><svg viewBox="0 0 32 32">${logoMark()}</svg>${productName()}</p>`;
  const picture = await photograph({ css: cssOf(scene, await posterOf(page, scene)), body: `${brand}<h1>${headingOf(page)}</h1>` }, SIZE);
  await save(`content/media/preview/${name}.jpg`, await sharp(picture).jpeg({ quality: 84, mozjpeg: true }).toBuffer());
}

/** The words are narrow enough to end before the land starts. */
function cssOf(scene: Scene, land: Buffer): string {
  const ground = toHex(lightOf(scene).ground);
  return `
    body {
      position: relative; width: ${SIZE.width}px; height: ${SIZE.height}px; margin: 0;
      background: ${ground} url(data:image/png;base64,${land.toString("base64")}) 20px 0 no-repeat;
    }
    p, h1 {
      position: absolute; left: 80px; margin: 0; color: ${isMap(scene) ? toHex(PALETTE.ink) : "var(--colour-text-on-ink)"};
      font: 400 62px/1.06 var(--font-serif); font-optical-sizing: auto;
    }
    p { top: 72px; display: flex; align-items: center; gap: 24px; font-size: 44px; letter-spacing: -0.01em; }
    svg { width: 64px; }
    h1 { bottom: 72px; width: 550px; letter-spacing: -0.015em; text-wrap: balance; }`;
}
