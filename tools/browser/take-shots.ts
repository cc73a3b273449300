import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { refusalCookie } from "../../src/services/consent/refusal.testing";
import { builtPaths } from "../check-built/built-paths";
import { serveSite } from "../preview-server/serve-site";
import { openBrowser } from "./open-browser";
import { settle } from "./settle";
import { withFonts } from "./with-fonts";

/** Window widths in CSS pixels, each with its height: a phone, a tablet, a laptop, a large screen. */
export const WINDOWS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1280: 800, 1920: 1080 };

/** A non-existent address, so that the page for missing pages is photographed too. */
const MISSING = "/an-address-that-nobody-has";

interface Shots {
  /** Folder of the built site. */
  publicFolder: string;
  /** Output folder for the pictures; `<page>-<width>.png`. */
  folder: string;
  /** Widths to photograph at; each of {@link WINDOWS}. */
  widths: readonly number[];
  /** Paths of pages; by default every page of the built site. */
  paths: readonly string[];
  /** Whether to take only the first screens, side by side in one picture for each width: `sheet-<width>.png`. */
  isSheet: boolean;
  /** Called for each finished picture. */
  report: (file: string) => void;
}

/** Photographs pages of the built site from top to bottom, settled and without motion, as a visitor who has refused tracking sees them. */
export async function takeShots({ publicFolder, folder, widths, paths, isSheet, report }: Shots): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { origin, close } = await serveSite(publicFolder);
  const browser = await openBrowser();
  try {
    const wanted = paths.length > 0 ? paths : [...builtPaths(publicFolder), MISSING];
    for (const width of widths) {
      const screens: Buffer[] = [];
      const save = async (name: string, picture: Buffer): Promise<void> => {
        const file = join(folder, `${name}-${width}.png`);
        await writeFile(file, picture);
        report(file);
      };
      for (const path of wanted) {
        const picture = await takeShot(browser, `${origin}${path}`, width, !isSheet);
        if (isSheet) screens.push(picture);
        else await save(nameOf(path), picture);
      }
      if (isSheet) await save("sheet", await tile(screens, width));
    }
  } finally {
    await browser.close();
    await close();
  }
}

async function takeShot(browser: Browser, url: string, width: number, isWhole: boolean): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width, height: WINDOWS[width] ?? width }, reducedMotion: "reduce" });
  await context.addCookies([{ ...refusalCookie(), url }]);
  const page = await context.newPage();
  await withFonts(page);
  await page.goto(url, { waitUntil: "networkidle" });
  // A picture of the first screen alone need not wait for the rest.
  await (isWhole ? settle(page) : page.evaluate(() => document.fonts.ready.then(() => true)));
  const picture = await page.screenshot({ fullPage: isWhole });
  await context.close();
  return picture;
}

/** Width of a sheet in pixels, and of the gap between its pictures. */
const SHEET = { width: 1760, gap: 8 };

/** Pictures of one size, reduced and in rows: landscapes must differ at a glance. */
async function tile(screens: readonly Buffer[], width: number): Promise<Buffer> {
  const columns = width < 768 ? 8 : 4;
  const cell = { width: SHEET.width / columns, height: Math.round((SHEET.width / columns / width) * (WINDOWS[width] ?? width)) };
  const small = await Promise.all(
    screens.map((screen) =>
      sharp(screen)
        .resize(cell.width - SHEET.gap, cell.height - SHEET.gap)
        .toBuffer(),
    ),
  );
  const height = Math.ceil(screens.length / columns) * cell.height;
  const place = (input: Buffer, index: number) => ({
    input,
    left: (index % columns) * cell.width,
    top: Math.floor(index / columns) * cell.height,
  });
  return sharp({ create: { width: SHEET.width, height, channels: 3, background: "#808080" } })
    .composite(small.map(place))
    .png()
    .toBuffer();
}

const nameOf = (path: string): string => {
  if (path === "/") return "home";
  return path === MISSING ? "not-found" : path.slice(1).replaceAll("/", "-");
};
