import { mkdir, readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";

import type { Browser } from "@playwright/test";

import { messagesFile } from "../../mocks/platform-mocks";
import { refusalCookie } from "../../src/services/consent/refusal.testing";
import { createPreviewServer } from "../preview-server/create-server";
import { openBrowser } from "./open-browser";
import { settle } from "./settle";
import { withFonts } from "./with-fonts";

/** Widths of the windows in CSS pixels, each with its height: a phone, a tablet, a laptop, a large screen. */
export const WINDOWS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1280: 800, 1920: 1080 };

/** An address that no page has, so that the page for missing pages is photographed too. */
const MISSING = "/an-address-that-nobody-has";

export interface Shots {
  /** Folder of the built site. */
  publicFolder: string;
  /** Folder that the pictures are written to; `<page>-<width>.png`. */
  folder: string;
  /** Widths to photograph at; each of {@link WINDOWS}. */
  widths: readonly number[];
  /** Paths of pages; none means every page of the built site. */
  paths: readonly string[];
  /** Hears of each picture as soon as it is there. */
  report: (file: string) => void;
}

/** Photographs pages of the built site from top to bottom, settled and without motion, as a visitor sees them who has refused tracking. */
export async function takeShots({ publicFolder, folder, widths, paths, report }: Shots): Promise<void> {
  await mkdir(folder, { recursive: true });
  const server = await createPreviewServer({ publicFolder, messagesFile: resolve(messagesFile) });
  const browser = await openBrowser();
  try {
    await server.listen({ port: 0, host: "localhost" });
    const base = `http://localhost:${(server.server.address() as AddressInfo).port}`;
    const wanted = paths.length > 0 ? paths : await builtPaths(publicFolder);
    for (const width of widths) {
      for (const path of wanted) {
        const file = join(folder, `${nameOf(path)}-${width}.png`);
        await takeShot(browser, `${base}${path}`, width, file);
        report(file);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

async function takeShot(browser: Browser, url: string, width: number, file: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: WINDOWS[width] ?? width }, reducedMotion: "reduce" });
  await context.addCookies([{ ...refusalCookie(), url }]);
  const page = await context.newPage();
  await withFonts(page);
  await page.goto(url, { waitUntil: "networkidle" });
  await settle(page);
  await page.screenshot({ path: file, fullPage: true });
  await context.close();
}

async function builtPaths(publicFolder: string): Promise<string[]> {
  const sitemap = await readFile(join(publicFolder, "sitemap-0.xml"), "utf8");
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, location = ""]) => new URL(location).pathname);
  return [...paths, MISSING];
}

const nameOf = (path: string): string => {
  if (path === "/") return "home";
  return path === MISSING ? "not-found" : path.slice(1).replaceAll("/", "-");
};
