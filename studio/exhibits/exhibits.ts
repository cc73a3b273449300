import sharp from "sharp";
import { openPage } from "../drawing/browser";
import { save } from "../drawing/encode";
import { kindOf } from "../kind";
import { plate, PLATE_CSS } from "./plate";
import { EXHIBITS } from "./scenes";
import { elevation, sitePlan } from "./site-plan";
import { STORIES, story, STORY, STORY_CSS } from "./stories";

/** Widths in CSS pixels: a page's column, and a phone's. Pictures have as many pixels as the site ever requests. */
const SIZES = [
  { suffix: "", width: 1060, scale: 1860 / 1060 },
  { suffix: "-phone", width: 348, scale: 2.25 },
] as const;

/** The drawings that replace `<!--name-->` in an exhibit. */
const DRAWINGS: Readonly<Record<string, () => string>> = { plan: sitePlan, elevation };

const withDrawings = (body: string): string => body.replaceAll(/<!--(\w+)-->/gu, (_, name: string) => DRAWINGS[name]?.() ?? "");

/** The audiences' exhibits, for wide pages and for phones, each as high as its content; and excerpts of them for stories. */
export const exhibits = kindOf(EXHIBITS, async (name, exhibit) => {
  const drawing = { css: `${PLATE_CSS}${exhibit.css ?? ""}`, body: withDrawings(plate(exhibit)) };
  for (const { suffix, width, scale } of SIZES) await draw(`${name}${suffix}`, drawing, { width, height: 100, scale });
  const excerpt = STORIES[name];
  if (excerpt) await draw(`${name}-story`, { css: `${PLATE_CSS}${STORY_CSS}`, body: story(excerpt) }, STORY);
});

async function draw(name: string, ...page: Parameters<typeof openPage>): Promise<void> {
  const opened = await openPage(...page);
  const photo = await opened.screenshot({ type: "png", fullPage: true });
  await opened.close();
  const picture = sharp(photo).webp({ quality: 82, effort: 6, smartSubsample: true });
  await save(`content/media/exhibits/${name}.webp`, await picture.toBuffer());
}
