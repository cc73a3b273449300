import { existsSync } from "node:fs";
import { chromium, type Browser, type Page } from "playwright-core";
import { tokenVariables } from "../../src/theme/variables";
import { fontFaces } from "./typefaces";

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/google-chrome", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

let browser: Promise<Browser> | undefined;

/** The browser that all pictures of a run share: `CHROMIUM_PATH` if set, otherwise an installed one, otherwise Playwright's own. */
function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? INSTALLED.find(existsSync);
  browser ??= chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--font-render-hinting=none"],
  });
  return browser;
}

/** Closes the browser, if one was opened. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
}

/** The size of a page in CSS pixels; `scale` is how many pixels of the picture each becomes. */
export interface PageSize {
  width: number;
  height: number;
  scale: number;
}

/** A page of HTML to be photographed. */
export interface Drawing {
  css: string;
  body: string;
}

/** A drawing as a document, with the theme's variables (`var(--colour-ink)`, `var(--font-serif)`) and its typefaces. */
export const documentOf = async ({ css, body }: Drawing): Promise<string> =>
  `<!doctype html><meta charset="utf-8"><style>${await fontFaces()}:root{${tokenVariables()}}${css}</style>${body}`;

/** Opens a drawing in the browser; the caller closes the page. */
export async function openPage(drawing: Drawing, { width, height, scale }: PageSize): Promise<Page> {
  const page = await (await openBrowser()).newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await page.setContent(await documentOf(drawing));
  // Documents embedded in the page load their own typefaces.
  for (const frame of page.frames()) await frame.evaluate(() => document.fonts.ready);
  return page;
}

/** Photographs a drawing, as PNG. */
export async function photograph(drawing: Drawing, size: PageSize): Promise<Buffer> {
  const page = await openPage(drawing, size);
  try {
    return await page.screenshot({ type: "png" });
  } finally {
    await page.close();
  }
}
