/** Makes the examples and pictures in the reference of section types: the YAML, and how the built site shows it. */
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { refusalCookie } from "../../src/services/consent/refusal.testing";
import { openBrowser } from "../browser/open-browser";
import { settle } from "../browser/settle";
import { serveSite } from "../preview-server/serve-site";
import { Refusal } from "../support/refusal";
import { findExamples, type SectionExample } from "./find-examples";
import { exampleFile, MAX_PICTURE_BYTES, pictureFile } from "./reference-files";

/** The window, in CSS pixels; of a taller section, only the top is shown. */
const WINDOW = { width: 1280, height: 900 };
/** Width of the pictures. */
const WIDTH = 800;
/** WebP qualities, of which the best one that fits is used. */
const QUALITIES = [80, 70, 60, 50, 40, 30, 20];

/** Makes a photograph small enough for the repository; throws when no quality is small enough. */
const encode = async (photograph: Buffer): Promise<Buffer> => {
  for (const quality of QUALITIES) {
    const picture = await sharp(photograph).resize({ width: WIDTH }).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= MAX_PICTURE_BYTES) return picture;
  }
  throw new Refusal(
    `A picture of a section is larger than ${MAX_PICTURE_BYTES} bytes in every quality. Lower WIDTH or the window's height.`,
  );
};

/** A section's position on its page, in CSS pixels, once all its pictures have loaded. Runs in the browser. */
const frame = async (section: Element) => {
  const pictures = [...section.querySelectorAll("img")];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.map((picture) => picture.decode()));
  window.scrollTo({ top: 0, behavior: "instant" });
  const { left, top, width, height } = section.getBoundingClientRect();
  return { x: left + window.scrollX, y: top + window.scrollY, width, height };
};

/** Photographs a section of a built page as seen by a visitor who has refused tracking and prefers reduced motion. */
const photograph = async (browser: Browser, base: string, { path, index }: SectionExample): Promise<Buffer> => {
  const url = `${base}${path}`;
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion: "reduce" });
  try {
    await context.addCookies([{ ...refusalCookie(), url }]);
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    // Fonts that miss the first paint are not used; on the second load they are cached.
    await page.reload({ waitUntil: "networkidle" });
    await settle(page);
    const section = page.locator("main > *").nth(index);
    if ((await section.count()) === 0) throw new Refusal(`The built page ${path} has no section ${index + 1}. Rebuild: npm run build`);
    const box = await section.evaluate(frame);
    return await page.screenshot({ clip: { ...box, height: Math.min(box.height, WINDOW.height) }, fullPage: true });
  } finally {
    await context.close();
  }
};

/** Writes `contents` to a file below the repository's root. */
const write = async (file: string, contents: string | Buffer): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, contents);
};

/** What to photograph, and the callback for each finished file. */
export interface Photographs {
  /** Every type of section, not only those that have no picture yet. */
  all: boolean;
  report: (file: string) => void;
}

/**
 * Photographs the first section of each type on the site built in `public/`, and saves its YAML next to the picture. The site must have
 * been built from the current content.
 */
export const photographSections = async (root: string, { all, report }: Photographs): Promise<void> => {
  const examples = [...(await findExamples(join(root, "content"))).values()];
  const wanted = examples.filter(({ type }) => all || !existsSync(join(root, pictureFile(type))));
  if (wanted.length === 0) return;
  const { origin, close } = await serveSite(join(root, "public"));
  const browser = await openBrowser();
  try {
    for (const example of wanted) {
      await write(join(root, pictureFile(example.type)), await encode(await photograph(browser, origin, example)));
      await write(join(root, exampleFile(example.type)), example.yaml);
      report(pictureFile(example.type));
    }
  } finally {
    await browser.close();
    await close();
  }
};
