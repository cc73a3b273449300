import sharp from "sharp";
import { openPage } from "../drawing/browser";
import { save } from "../drawing/encode";
import { kindOf } from "../kind";
import { PLAN } from "./site-plan";

/** In CSS pixels: a column beside a text, on screens that show two pixels for each. The drawing is as high as its content. */
const NARROW = { width: 352, height: 100, scale: 2 } as const;

/** The plan, the one exhibit that is more than words and figures. */
export const exhibits = kindOf({ "lake-house-plan": PLAN }, async (name, drawing) => {
  const opened = await openPage(drawing, NARROW);
  const photo = await opened.screenshot({ type: "png", fullPage: true });
  await opened.close();
  const picture = sharp(photo).webp({ quality: 82, effort: 6, smartSubsample: true });
  await save(`content/media/exhibits/${name}.webp`, await picture.toBuffer());
});
