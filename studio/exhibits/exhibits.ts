import sharp from "sharp";
import { openPage, type Drawing, type PageSize } from "../drawing/browser";
import { save } from "../drawing/encode";
import { kindOf } from "../kind";
import { CHARTS } from "./scenes";
import { PLAN } from "./site-plan";

/** Sizes in CSS pixels: a page's column, a phone's, and one beside a text, on screens that show two pixels for each. */
const WIDE = { width: 1060, height: 100, scale: 2480 / 1060 } as const;
const PHONE = { width: 348, height: 100, scale: 2.25 } as const;
const NARROW = { width: 352, height: 100, scale: 2 } as const;

/** The charts and the plan: the exhibits that are more than words and figures. Each is as high as its content. */
export const exhibits = {
  ...kindOf(CHARTS, async (name, chart) => {
    await draw(name, chart, WIDE);
    await draw(`${name}-phone`, chart, PHONE);
  }),
  ...kindOf({ "lake-house-plan": PLAN }, (name, plan) => draw(name, plan, NARROW)),
};

async function draw(name: string, drawing: Drawing, size: PageSize): Promise<void> {
  const opened = await openPage(drawing, size);
  const photo = await opened.screenshot({ type: "png", fullPage: true });
  await opened.close();
  const picture = sharp(photo).webp({ quality: 82, effort: 6, smartSubsample: true });
  await save(`content/media/exhibits/${name}.webp`, await picture.toBuffer());
}
