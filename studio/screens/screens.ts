import sharp from "sharp";

import { photograph } from "../drawing/browser";
import { dataUrl, save } from "../drawing/encode";
import { kindOf } from "../kind";
import { SCREENS } from "./scenes";
import { shell, type Screen } from "./shell";
import { SCREEN_CSS } from "./styles";

/** A screen's size in CSS pixels; its picture has twice as many. */
const SIZE = { width: 1200, height: 750, scale: 2 } as const;

/** Scenes of the product, photographed. */
export const screens = kindOf(SCREENS, async (name, screen) => {
  const css = `${SCREEN_CSS}${screen.css ?? ""}${await pictureRule(screen)}`;
  const photo = await photograph({ css, body: shell(screen) }, SIZE);
  await save(`content/media/screens/${name}.webp`, await sharp(photo).webp({ quality: 82, effort: 6, smartSubsample: true }).toBuffer());
});

/** Browsers are given PNG: how they read WebP is their own affair, and would be seen in the photograph. */
async function pictureRule({ picture }: Screen): Promise<string> {
  if (!picture) return "";
  return `:root{--picture:url(${dataUrl(await sharp(`content/media/${picture}`).png().toBuffer())})}`;
}
