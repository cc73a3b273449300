import { readFile } from "node:fs/promises";
import path from "node:path";

import { chromium, type Browser } from "@playwright/test";

import { findChromium } from "../../commands/chromium.mjs";

/** Opens a headless browser: `CHROMIUM_PATH`, then an installed Chromium, then the one Playwright brought. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--font-render-hinting=none"],
  });
}

interface Face {
  family: string;
  style: "normal" | "italic";
  file: string;
}

const FACES: readonly Face[] = [
  { family: "Source Serif 4", style: "normal", file: "source-serif-4/files/source-serif-4-latin-opsz-normal.woff2" },
  { family: "Source Serif 4", style: "italic", file: "source-serif-4/files/source-serif-4-latin-opsz-italic.woff2" },
  { family: "Inter", style: "normal", file: "inter/files/inter-latin-opsz-normal.woff2" },
  { family: "Inter", style: "italic", file: "inter/files/inter-latin-opsz-italic.woff2" },
];

/** The site's two typefaces as `@font-face` rules with the files inside, so that a page needs no network. */
export async function fontFaces(): Promise<string> {
  const rules = await Promise.all(
    FACES.map(async ({ family, style, file }) => {
      const data = await readFile(path.join(process.cwd(), "node_modules/@fontsource-variable", file));
      const source = `data:font/woff2;base64,${data.toString("base64")}`;
      return `@font-face{font-family:'${family}';font-style:${style};font-weight:200 900;src:url(${source}) format('woff2')}`;
    }),
  );
  return rules.join("\n");
}

/** Photographs an HTML document; `scale` is device pixels per CSS pixel. */
export async function photograph(browser: Browser, html: string, size: { width: number; height: number; scale: number }): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.scale,
  });
  try {
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ type: "png" });
  } finally {
    await page.close();
  }
}
