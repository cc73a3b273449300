import sharp from "sharp";
import { openPage } from "../drawing/browser";
import { save } from "../drawing/encode";
import { kindOf } from "../kind";
import { plate, PLATE_CSS } from "./plate";
import { EXHIBITS } from "./scenes";
import { elevation, sitePlan } from "./site-plan";

/** Widths in CSS pixels: the page's column, and a phone's. Pictures have as many pixels as the site ever requests. */
const SIZES = [
  { suffix: "", width: 1150, scale: 1860 / 1150 },
  { suffix: "-phone", width: 348, scale: 2.25 },
] as const;

/** The drawings that replace `<!--name-->` in an exhibit. */
const DRAWINGS: Readonly<Record<string, () => string>> = { plan: sitePlan, elevation };

const withDrawings = (body: string): string => body.replaceAll(/<!--(\w+)-->/gu, (_, name: string) => DRAWINGS[name]?.() ?? "");

/** One exhibit for each audience, for wide pages and for phones; each as high as its content. */
export const exhibits = kindOf(EXHIBITS, async (name, exhibit) => {
  const drawing = { css: `${PLATE_CSS}${exhibit.css ?? ""}`, body: withDrawings(plate(exhibit)) };
  for (const { suffix, width, scale } of SIZES) {
    const page = await openPage(drawing, { width, height: 100, scale });
    const photo = await page.screenshot({ type: "png", fullPage: true });
    await page.close();
    const picture = sharp(photo).webp({ quality: 82, effort: 6, smartSubsample: true });
    await save(`content/media/exhibits/${name}${suffix}.webp`, await picture.toBuffer());
  }
});
